option-line = { $name }: { $about }
option-off = { $name }: aus
option-anonymous = anonyme Partner
offer-takebacks = Zugrücknahme: Züge können zurückgenommen werden, wenn alle zustimmen, auch in gewerteten Partien.
offer-listed = Farben fest: Alle behalten den Platz, den sie gewählt haben.
offer-watch = Zuschauen: Der Computer spielt alle Seiten, und du siehst zu.
offer-anonymous = Anonym: Für dich wird ein Partner gesucht; wer es war, erfährst du am Ende.
