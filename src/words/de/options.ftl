option-line = { $name }: { $about }
option-off = { $name }: aus
option-anonymous = anonyme Partner
offer-takebacks = Zugrücknahme: Züge können zurückgenommen werden, wenn alle zustimmen, auch in gewerteten Partien.
offer-drawn = Zufällige Plätze: Farben und Reihenfolge werden am Anfang ausgelost.
offer-limit = Höchstens 3 Tage pro Zug: Danach können die anderen die Partie beenden oder den Computer weiterspielen lassen.
offer-watch = Zuschauen: Der Computer spielt alle Seiten, und du siehst zu.
offer-anonymous = Anonym: Für dich wird ein Partner gesucht; wer es war, erfährst du am Ende.
