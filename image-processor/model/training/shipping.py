"""Makes the shipped network: adds heads, familiarity and calibration to a trained network."""
import hashlib
from pathlib import Path

import numpy as np
import torch
from torch import nn

from answers import Answers, Shipped
from backbone import untrained_backbone
from calibration import Scale, numbers_of, round_to_half
from familiarity import Known
from heads import Head, fit_head, heads_of
from network import Classes, PlantNetwork
from photos import CALIBRATE, LEARN, Photos

SEED = 7
LASTING_FREEDOM, REMEMBERING_FREEDOM, PLANT_FREEDOM = 1e-3, 1e-2, 1e-4
"""The inverse strength of each head's penalty: a higher value fits the photos more closely."""
SCORES = ("plant", "diseased", "groups", "conditions", "species")
CODE = hashlib.sha256(
    b"".join((Path(__file__).parent / name).read_bytes() for name in ("heads.py", "shipping.py"))
).hexdigest()
"""Heads fitted by a different version of this code are fitted again."""


class Work:
    """The results of the runs in `<work>`, and everything fitted on them. Reads each array once."""

    def __init__(self, work: Path, photos: Photos):
        self.runs, self.photos = work / "runs", photos
        self.classes = Classes.read(work)
        stored = read(work / "looks.npz")
        self.looks_key = key_in(work / "looks.npz")
        self.looked, self.looks = stored["rows"], stored["look"]
        self.place = {row: place for place, row in enumerate(self.looked)}
        self.left_out = {}
        for file in sorted(self.runs.glob("scores-*.npz")):
            source = file.stem.removeprefix("scores-")
            if source in photos.squares:
                self.left_out[source] = read(file)
        self.heads: dict = {}

    def learnt(self, rows, part: int, without=()):
        photos = self.photos
        kept = (photos.use[rows] == "TRAIN") & (photos.part[rows] == part)
        return kept & ~np.isin(photos.source[rows], without)

    def known(self, without=()) -> Known:
        """Familiarity with the labelled leaves of all sources except `without`."""
        rows, photos = self.looked, self.photos
        leaf = photos.diseased[rows] >= 0
        learnt = leaf & self.learnt(rows, LEARN, without)
        calibrate = leaf & self.learnt(rows, CALIBRATE, without)
        conditions = np.char.add(" ", photos.conditions[rows].astype(str))
        kinds = np.char.add(kinds_of(photos, rows), conditions)
        return Known(self.looks[learnt], kinds[learnt], self.looks[calibrate], SEED)

    def lasting(self, without=()) -> Head:
        """The health head on the pretrained blocks. Every source and kind has the same weight."""
        name = "-".join(["lasting", *sorted(without)])
        if name not in self.heads:
            key = f"{CODE} {self.looks_key} {name}"
            fit = lambda: nn.ModuleDict({"diseased": self.fit_lasting(without)})
            self.heads[name] = heads_of(self.runs / f"heads-{name}.pt", key, fit)["diseased"]
        return self.heads[name]

    def fit_lasting(self, without) -> Head:
        learnt = self.learnt(self.looked, LEARN, without)
        rows = self.looked[learnt]
        targets = self.photos.diseased[rows]
        weights = weights_of(kinds_of(self.photos, rows), targets)
        head = fit_head(self.looks[learnt], targets, 1, LASTING_FREEDOM, weights)
        round_to_half(head)
        return head

    def fitted(self, run: str) -> dict:
        """The scores and looks of a run for photos of the sources that it has learnt."""
        found = read(self.runs / f"fitted-{run}.npz")
        return {**found, "look": self.looks[[self.place[row] for row in found["rows"]]]}

    def remembering(self, run: str) -> nn.ModuleDict:
        """The heads of a run that read both its pretrained and its tuned blocks."""
        if run not in self.heads:
            key = f"{CODE} {self.looks_key} {key_in(self.runs / f'fitted-{run}.npz')}"
            fit = lambda: self.fit_remembering(run)
            self.heads[run] = heads_of(self.runs / f"heads-{run}.pt", key, fit)
        return self.heads[run]

    def fit_remembering(self, run: str) -> nn.ModuleDict:
        fitted = self.fitted(run)
        learnt = self.learnt(fitted["rows"], LEARN)
        both = np.concatenate([fitted["look"], fitted["features"]], 1)[learnt]
        rows = fitted["rows"][learnt]
        targets = targets_of(self.photos, rows)
        sizes = {
            "plant": 1,
            "diseased": 1,
            "groups": len(self.classes.groups),
            "conditions": len(self.classes.conditions) + 1,
            "species": len(self.classes.species),
        }
        # Plants and things get the same weight; leaves are numerous in both classes.
        weights = {"plant": weights_of(kinds_of(self.photos, rows), targets["plant"])}
        freedom = {"plant": PLANT_FREEDOM}
        heads = {
            name: fit_head(
                both, targets[name], size, freedom.get(name, REMEMBERING_FREEDOM), weights.get(name)
            )
            for name, size in sizes.items()
        }
        found = nn.ModuleDict(heads)
        round_to_half(found)
        return found

    def of_strangers(self, without=()) -> dict:
        """The scores and rows of the left-out sources, each from the run that left it out."""
        scores = []
        for source, found in self.left_out.items():
            if source in without:
                continue
            run, sources = self.run_of(source)
            answers = Answers(self.lasting(sources), self.remembering(run), None)
            scores.append(arrays_of(answers.of_strangers, found) | {"rows": found["rows"]})
        return joined({name: each[name] for name in (*SCORES, "rows")} for each in scores)

    def run_of(self, source: str):
        """The run that scored a source, and the sources that this run left out."""
        run = str(self.left_out[source]["run"])
        return run, sources_of(run)

    def answers(self, run: str, without=()) -> Answers:
        """Makes the answers of a run without using anything of the sources in `without`."""
        fitted = self.fitted(run)
        answers = Answers(self.lasting(without), self.remembering(run), self.known(without))
        calibrate = self.learnt(fitted["rows"], CALIBRATE, without)
        some = {name: each[calibrate] for name, each in fitted.items() if name != "key"}
        known = self.numbers(arrays_of(answers.of_the_known, some), some["rows"])
        strange = known
        if set(self.left_out) - set(without):
            found = self.of_strangers(without)
            # With few unfamiliar sources, an offset would fit these sources by chance.
            strange = self.numbers(found, found["rows"], strangers=True)
            strange |= {name: number for name, number in known.items() if name.startswith("plant")}
        answers.scale = Scale(known, strange)
        return answers.eval()

    def numbers(self, scores: dict, rows, strangers: bool = False) -> dict:
        targets = targets_of(self.photos, rows)
        return numbers_of(scores, targets, kinds_of(self.photos, rows), strangers)


def shipped_network(work: Path, photos: Photos, run: str, without=(), left: Work | None = None) -> Shipped:
    """
    Returns the network of `<work>/runs/<run>.pt`. Uses neither the looks nor the scores of the sources in
    `without`; the scores serve to calibrate other networks on unfamiliar photos.
    """
    network = PlantNetwork(untrained_backbone(), Classes.read(work))
    network.load_state_dict(torch.load(work / "runs" / f"{run}.pt", map_location="cpu"))
    round_to_half(network)
    return Shipped(network, (left or Work(work, photos)).answers(run, without))


def arrays_of(question, found: dict) -> dict:
    """Calls a function of tensors with arrays, and returns arrays."""
    with torch.no_grad():
        inputs = {name: torch.from_numpy(each) for name, each in found.items() if each.dtype == np.float32}
        return {name: each.numpy() for name, each in question(inputs).items()}


def read(file: Path) -> dict:
    with np.load(file) as found:
        return {name: found[name] for name in found if name != "key"}


def key_in(file: Path) -> str:
    with np.load(file) as found:
        return str(found["key"])


def sources_of(run: str) -> list:
    """The sources that a run left out, from its name."""
    return [] if run == "all" else run.removeprefix("without-").split("-")


def weights_of(kinds, targets):
    """Gives every kind and both targets the same total weight, and a target of -1 none."""
    _, places, counts = np.unique(kinds, return_inverse=True, return_counts=True)
    weights = 1 / counts[places] * (targets >= 0)
    for target in (0, 1):
        weights[targets == target] /= max(weights[targets == target].sum(), 1e-9)
    return weights


def kinds_of(photos: Photos, rows):
    return np.char.add(np.char.add(photos.source[rows], " "), photos.kind[rows])


def targets_of(photos: Photos, rows) -> dict:
    return {name: getattr(photos, name)[rows] for name in SCORES}


def joined(parts) -> dict:
    parts = list(parts)
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
