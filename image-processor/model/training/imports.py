#!/usr/bin/env python3
"""Prints each import that would fail, one line each. Needs no package and runs no module.

    python3 image-processor/model/training/imports.py

Allows Python's own library, the packages of `requirements.lock`, and names that these modules define.
"""
import ast
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
MODEL = FOLDER.parent


def main() -> None:
    files = sorted([*MODEL.glob("*.py"), *FOLDER.glob("*.py")])
    trees = {file: tree_of(file) for file in files}
    names = {file.stem: defined_in(tree) for file, tree in trees.items() if file.parent == FOLDER}
    locked = re.findall(r"^(\w+)==", (MODEL / "requirements.lock").read_text(), re.M)
    outside = set(sys.stdlib_module_names) | set(locked)
    for file, tree in trees.items():
        for module, name in imports_of(tree):
            if module.split(".")[0] in outside:
                continue
            if module not in names:
                print(f"{file.name}: {module} is neither ours nor locked")
            elif name is not None and name not in names[module]:
                print(f"{file.name}: {module} has no {name}")


def tree_of(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_text())
    except SyntaxError as error:
        print(f"{file.name}: {error}")
        return ast.Module([], [])


def imports_of(tree: ast.Module):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)


def defined_in(tree: ast.Module) -> set:
    """The names that a module defines at its top level."""
    found = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {alias.asname or alias.name for alias in node.names}
    return found


main()
