"""Prints the licences of every crate that is part of the program, as their texts ask for.

Reads what cargo has fetched already, and no network. Texts that several crates share stand once.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAMES = ("licen", "copying", "copyright", "notice", "unlicense")


def inside(metadata):
    """The packages that are linked into the program: dependencies of builds and tests are not."""
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    found, wanted = set(), [metadata["resolve"]["root"]]
    while wanted:
        node = wanted.pop()
        if node in found:
            continue
        found.add(node)
        for dependency in nodes[node]["deps"]:
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                wanted.append(dependency["pkg"])
    found.discard(metadata["resolve"]["root"])
    return [package for package in metadata["packages"] if package["id"] in found]


def texts(package):
    """The texts of licences that a package brings."""
    folder = pathlib.Path(package["manifest_path"]).parent
    files = sorted(file for file in folder.iterdir() if file.is_file())
    for file in files:
        if file.name.lower().startswith(NAMES) and file.suffix != ".rs":
            yield file.read_text(encoding="utf-8", errors="replace").strip()


def main():
    host = subprocess.check_output(["rustc", "-vV"], text=True)
    host = next(line[6:] for line in host.splitlines() if line.startswith("host: "))
    command = ["cargo", "metadata", "--locked", "--format-version=1", "--filter-platform", host]
    packages = inside(json.loads(subprocess.check_output(command, cwd=ROOT)))
    packages.sort(key=lambda package: (package["name"], package["version"]))
    if not packages:
        sys.exit("cargo names no package")
    users = {}
    print("Patt is linked with these packages of others, by these licences:\n")
    for package in packages:
        name = f"{package['name']} {package['version']}"
        print(f"{name}: {package['license'] or 'see below'}")
        for text in texts(package):
            users.setdefault(text, []).append(name)
    for text, names in users.items():
        print(f"\n{'=' * 80}\n{', '.join(names)}\n\n{text}")


main()
