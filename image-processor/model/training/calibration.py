"""Turns raw scores into calibrated probabilities, and says how familiar a photo is."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from figures import softmax
from learning import score
from network import FIRST_LOOKS
from photos import CALIBRATE, LEARN

USUAL_SHARE = 0.9
COVARIANCE_ADDED = 0.1
NEIGHBOURS = 5
CERTAINTY_MIN = 0.25
UNKNOWN_BELOW, KNOWN_ABOVE = 0.35, 0.7
"""Of familiarity; the same as in the rules that believe the names."""


def platt(scores, positive):
    """Slope and offset of the logistic curve that fits best (Platt 1999)."""
    line = torch.tensor([1.0, 0.0], requires_grad=True)
    inputs, targets = torch.from_numpy(scores), torch.from_numpy(positive).float()
    optimiser = torch.optim.LBFGS([line], max_iter=200)

    def loss():
        optimiser.zero_grad()
        value = F.binary_cross_entropy_with_logits(inputs * line[0] + line[1], targets)
        value.backward()
        return value

    optimiser.step(loss)
    return line.detach()


def temperature(scores, targets) -> float:
    """The factor on the scores under which the targets are likeliest (Guo et al. 2017)."""
    factors = np.exp(np.linspace(-2, 2, 161))
    rows = np.arange(len(targets))
    losses = [-np.log(softmax(scores * factor)[rows, targets] + 1e-9).mean() for factor in factors]
    return float(factors[int(np.argmin(losses))])


class Known(nn.Module):
    """
    Familiarity: how near a photo looks to those of a training source. It is 1/2 where the last tenth
    of the known photos begins, and falls to 0 beyond.

    Two measures, because each misses other strangers: the distance to the nearest source, each with
    its own spread (quadratic discriminant), and the angle to the fifth nearest photo. They compare
    the look, because the embedding of a bean leaf is like that of a black gram leaf.
    """

    def __init__(self, looks, sources, calibration):
        super().__init__()
        self.register_buffer("middle", as_float(looks.mean(0)))
        self.register_buffer("scale", as_float(looks.std(0) + 1e-6))
        even = (looks - looks.mean(0)) / (looks.std(0) + 1e-6)
        means, spreads, volumes = [], [], []
        for source in sorted(set(sources)):
            some = even[sources == source]
            covariance = np.cov(some.T)
            covariance += np.eye(len(covariance)) * COVARIANCE_ADDED * np.trace(covariance) / len(covariance)
            means.append(some.mean(0))
            spreads.append(np.linalg.inv(np.linalg.cholesky(covariance)).T)
            volumes.append(np.linalg.slogdet(covariance)[1])
        self.register_buffer("means", as_float(np.stack(means)))
        self.register_buffer("spreads", as_float(np.stack(spreads)))
        self.register_buffer("volumes", as_float(np.stack(volumes)))
        self.register_buffer("photos", F.normalize(as_float(looks[:, :FIRST_LOOKS])).t().contiguous())
        self.lines = [(0.0, 1.0), (0.0, 1.0)]
        self.lines = [line_of(values) for values in self.measures(as_float(calibration))]
        total = self.distance(as_float(calibration)).numpy()
        self.usual = float(np.quantile(total, USUAL_SHARE))
        self.softness = (self.usual - float(np.median(total))) / 2.2

    def measures(self, looks):
        even = (looks - self.middle) / self.scale
        away = (even[None] - self.means[:, None]) @ self.spreads
        nearest = ((away**2).sum(2) + self.volumes[:, None]).amin(0)
        likeness = F.normalize(looks[:, :FIRST_LOOKS]) @ self.photos
        return nearest, -likeness.topk(NEIGHBOURS, 1).values[:, -1]

    def distance(self, looks):
        pairs = zip(self.measures(looks), self.lines)
        return sum((values - middle) / width for values, (middle, width) in pairs)

    def forward(self, looks):
        return torch.sigmoid((self.usual - self.distance(looks)) / self.softness)


def as_float(values):
    return torch.from_numpy(np.asarray(values, np.float32))


def line_of(values):
    """Where the middle of the known lies, and how far from it the last tenth begins."""
    middle = float(np.median(values.numpy()))
    return middle, float(np.quantile(values.numpy(), USUAL_SHARE)) - middle


class Shipped(nn.Module):
    """
    The network as it ships: bytes N x side x side x 3 in, probabilities out.

    For a photo unlike those learnt from, the shares of groups and conditions are levelled out. Whether
    it is diseased is then left at the raw score, because the network was shown as many healthy leaves
    as diseased ones, while the sources hold far fewer.
    """

    def __init__(self, network, known, plant, diseased, groups, conditions):
        super().__init__()
        self.network, self.known = network, known
        self.plant, self.diseased = plant, diseased
        self.factors = (groups, conditions)

    def forward(self, photos):
        upright = photos.permute(0, 3, 1, 2).float() / 255
        # With its mirror image, so that both get the same answer, which is slightly better too.
        both = self.network(torch.cat([upright, upright.flip(3)]))
        look, plant, diseased, groups, conditions = (
            (scores[: len(photos)] + scores[len(photos) :]) / 2 for scores in both
        )
        familiarity = self.known(look)
        certainty = CERTAINTY_MIN + (1 - CERTAINTY_MIN) * familiarity[:, None]
        trust = ((familiarity - UNKNOWN_BELOW) / (KNOWN_ABOVE - UNKNOWN_BELOW)).clamp(0, 1)
        calibrated = diseased * self.diseased[0] + self.diseased[1]
        return (
            torch.sigmoid(plant * self.plant[0] + self.plant[1]),
            torch.sigmoid(diseased + (calibrated - diseased) * trust),
            torch.softmax(groups * self.factors[0] * certainty, 1),
            torch.softmax(conditions * self.factors[1] * certainty, 1),
            familiarity,
        )


OUTPUTS = ("plant", "diseased", "groups", "conditions", "familiarity")


def ship(network, photos, left_out: str) -> Shipped:
    """Fits every number of `Shipped` on the views, without those of the source left out."""
    rows = photos.viewed
    found = mirrored_score(network, photos.views, np.arange(len(rows)))
    part, source = photos.part[rows], photos.source[rows]
    target = {name: getattr(photos, name)[rows] for name in ("plant", "diseased", "group", "condition")}
    kept = source != left_out
    leaf = target["diseased"] >= 0
    learnt, calibrate = kept & (part == LEARN), kept & (part == CALIBRATE)
    known = Known(found["look"][learnt & leaf], source[learnt & leaf], found["look"][calibrate & leaf])

    def fit(name, how):
        chosen = calibrate & (target[name] >= 0)
        return how(found[name][chosen], target[name][chosen])

    return Shipped(
        network.eval(),
        known,
        fit("plant", platt),
        fit("diseased", platt),
        fit("group", temperature),
        fit("condition", temperature),
    ).eval()


def mirrored_score(network, views, rows) -> dict:
    """As `Shipped` reads them: the mean over each photo and its mirror image."""
    own, other = score(network, views, rows), score(network, views[:, :, ::-1], rows)
    return {name: (own[name] + other[name]) / 2 for name in own}
