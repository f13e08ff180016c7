"""Quick tests of the training, with an untrained backbone and drawn photos.

    python3 -m unittest discover -s image-processor/model/training -p '*_test.py'
"""
import copy
import json
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper

from altering import BOLD, alter, cut_out
from backbone import LAST_WIDTH, WIDTHS, Convolution, pretrained_backbone, untrained_backbone
from calibration import OUTPUTS, Scale, numbers_of, platt, temperature
from exporting import shorten, write_onnx
from familiarity import Known
from figures import area_under_curve, calibration_error, recalls, sigmoid
from heads import fit_head
from judging import judge
from laying_out import lay_out
from learning import Run, train
from made_photos import mosaic, small
from naming import names_left_out
from network import FEATURES, LOOKS, SIDE_PX, Classes, PlantNetwork, green_share, strongest_sign
from opening import close, see
from photos import CALIBRATE, HOLD_OUT, LEARN, SQUARE_SIDE_PX, Photos, is_written, part_of, sampling_weights
from refitting import VIEW_COLUMNS, told
from scoring import looks_of, score
from shipping import Work, arrays_of, shipped_network
from teacher import COMPONENTS, Lessons, ask, key_of_lessons, lessons_of

CLASSES = Classes(["rust", "spots"], ["rust", "leaf_spot"], ["Zea mays", "Citrus"])
torch.set_num_threads(1)


def drawn_photos(work: Path, per_kind: int = 12) -> Photos:
    """Draws two crops with or without spots, and grey things: enough to learn from."""
    random = np.random.default_rng(1)
    rows = []
    (work / "squares").mkdir()
    for source, green in (("maize", 120), ("citrus", 160), ("things", 90)):
        squares = []
        kinds = ["NO_PLANT"] if source == "things" else ["HEALTHY", "DISEASED"]
        for kind in kinds:
            for _ in range(per_kind):
                square = random.integers(60, 90, (SQUARE_SIDE_PX, SQUARE_SIDE_PX, 4)).astype(np.uint8)
                square[:, :, 3] = 0
                if kind != "NO_PLANT":
                    square[20:170, 20:170, 1] = green
                    square[20:170, 20:170, 3] = 255
                if kind == "DISEASED":
                    square[60:90, 60:90, :3] = (150, 70, 20)
                rows.append(row_of(source, kind, len(squares)))
                squares.append(square)
        (work / "squares" / f"{source}.bin").write_bytes(np.stack(squares).tobytes())
    (work / "photos.json").write_text(json.dumps(rows))
    return Photos(work, CLASSES)


def row_of(source, kind, place):
    return {
        "source": source,
        "publisher": source,
        "use": "TRAIN",
        "place": place,
        "file": f"{place}.jpg",
        "group_name": f"{source} {place}",
        "species": {"maize": "Zea mays", "citrus": "Citrus"}.get(source),
        "kind": kind,
        "group": "spots" if kind == "DISEASED" else None,
        "condition": "leaf_spot" if kind == "DISEASED" else None,
    }


class WithPhotos(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.work = Path(self.folder.name)
        self.photos = drawn_photos(self.work)
        self.addCleanup(self.folder.cleanup)

    def run_of(self, steps=3, left_out="", teacher="first", backbone="first"):
        torch.manual_seed(5)
        network = PlantNetwork(untrained_backbone(), CLASSES)
        learn = self.photos.to_learn([left_out])
        seen = np.random.default_rng(2).normal(0, 1, (len(learn), 4)).astype(np.float32)
        lessons = Lessons(learn, torch.from_numpy(seen), teacher)
        return Run(network, self.photos, lessons, steps, 5, backbone)


class Splitting(WithPhotos):
    def test_a_group_is_always_in_the_same_part(self):
        parts = [part_of(f"maize {k}") for k in range(1000)]
        self.assertEqual(parts, [part_of(f"maize {k}") for k in range(1000)])
        shares = [parts.count(part) / 1000 for part in (LEARN, CALIBRATE, HOLD_OUT)]
        np.testing.assert_allclose(shares, [0.7, 0.1, 0.2], atol=0.04)

    def test_left_out_and_judging_sources_are_not_learnt_from(self):
        self.photos.use[self.photos.source == "citrus"] = "JUDGE"
        learnt = set(self.photos.source[self.photos.to_learn(["maize"])])
        self.assertEqual(learnt, {"things"})
        self.assertEqual(self.photos.judging_sources(), ["citrus"])
        self.photos.publisher[self.photos.source == "citrus"] = "maize"
        self.assertEqual(self.photos.judging_sources(), [])

    def test_healthy_and_diseased_leaves_of_every_source_are_equally_likely(self):
        weights, photos = sampling_weights(self.photos), self.photos
        found = [
            weights[(photos.source == source) & (photos.diseased == health)].sum()
            for source in ("maize", "citrus")
            for health in (0, 1)
        ]
        np.testing.assert_allclose(found, [0.175] * 4)
        self.assertAlmostEqual(weights[photos.plant == 0].sum(), 0.16)


class Altering(WithPhotos):
    def test_the_seed_determines_the_altered_photos(self):
        squares = torch.from_numpy(self.photos.pixels([0, 1, 2])).permute(0, 3, 1, 2).float() / 255
        scenes, plant = torch.rand(2, 4, SIDE_PX, SIDE_PX), torch.tensor([1, 1, 0])

        def altered(seed):
            random = torch.Generator().manual_seed(seed)
            return alter(squares.clone(), plant, scenes, random, BOLD)

        photos, foliage = altered(1)
        self.assertEqual(photos.shape, (3, 3, SIDE_PX, SIDE_PX))
        self.assertEqual(foliage.shape, (3, SIDE_PX, SIDE_PX))
        self.assertTrue(torch.equal(photos, altered(1)[0]))
        self.assertFalse(torch.equal(photos, altered(2)[0]))


    def test_a_cut_out_leaf_keeps_its_signs(self):
        leaf = torch.full((1, 4, 100, 100), 0.8)
        leaf[:, 3] = 0
        leaf[0, :3, 20:80, 20:80] = torch.tensor([0.2, 0.5, 0.1])[:, None, None]
        leaf[0, 3, 20:80, 20:80] = 1
        leaf[0, :3, 40:60, 40:60] = torch.tensor([0.3, 0.15, 0.05])[:, None, None]
        leaf[0, 3, 40:60, 40:60] = 0
        mask = cut_out(leaf)[0, 0]
        self.assertEqual(mask[25:75, 25:75].min().item(), 1)
        self.assertEqual(mask[:15].max().item(), 0)


class Learning(WithPhotos):
    def test_an_interrupted_run_ends_like_an_uninterrupted_one(self):
        whole = self.run_of()
        for _ in range(3):
            whole.advance()
        broken = self.run_of()
        broken.advance()
        state = copy.deepcopy(broken.state())
        resumed = self.run_of()
        resumed.load(state)
        while resumed.step < resumed.steps:
            resumed.advance()
        for name, value in whole.average.state_dict().items():
            self.assertTrue(torch.equal(value, resumed.average.state_dict()[name]), name)

    def test_the_training_changes_late_blocks_only(self):
        run = self.run_of()
        before = {name: part.clone() for name, part in run.network.named_parameters()}
        run.advance()
        run.advance()
        moved = {name for name, part in run.network.named_parameters() if not torch.equal(part, before[name])}
        self.assertFalse([name for name in moved if name.startswith(("early", "remembered"))])
        self.assertTrue([name for name in moved if name.startswith("late")])

    def test_a_finished_run_leaves_a_final_checkpoint(self):
        file = self.work / "run.pt"
        lines = []
        train(self.run_of(), file, lines.append)
        again = self.run_of()
        train(again, file, lines.append)
        self.assertEqual(len(lines), 1)
        self.assertEqual(again.step, 3)

    def test_a_run_with_other_photos_labels_or_settings_starts_again(self):
        file = self.work / "run.pt"
        train(self.run_of(), file, lambda line: None)
        self.photos.rows[0]["condition"] = "rust"
        others = [{"steps": 4}, {"left_out": "maize"}, {"teacher": "second"}, {"backbone": "second"}]
        for other in [self.run_of(), *(self.run_of(**each) for each in others)]:
            lines = []
            train(other, file, lines.append)
            self.assertRegex(lines[0], f"^step {other.steps} of")

    def test_arrays_of_another_key_or_without_a_key_are_not_reused(self):
        file = self.work / "scores.npz"
        self.assertFalse(is_written(file, "a"))
        np.savez(file, rows=[1])
        self.assertFalse(is_written(file, "a"))
        np.savez(file, key="a", rows=[1])
        self.assertTrue(is_written(file, "a"))
        self.assertFalse(is_written(file, "b"))

    def test_a_mirrored_photo_has_the_same_scores(self):
        network = PlantNetwork(untrained_backbone(), CLASSES).eval()
        pixels = self.photos.pixels([0, 30])
        one, other = score(network, pixels), score(network, pixels[:, :, ::-1])
        np.testing.assert_allclose(one["diseased"], other["diseased"], atol=1e-4)
        np.testing.assert_allclose(one["signs"], other["signs"][:, :, ::-1], atol=1e-4)
        np.testing.assert_allclose(one["look"], looks_of(network, pixels), atol=1e-4)


def stored_backbone(file: Path, layers_left_out: int = 0) -> None:
    """Writes a backbone whose weights are 0 and whose biases are the numbers of their layers."""
    backbone = torch.nn.ModuleList([*untrained_backbone(), Convolution(WIDTHS[17], LAST_WIDTH, 1)])
    layers = [module for module in backbone.modules() if isinstance(module, torch.nn.Conv2d)]
    arrays = {}
    for index, layer in enumerate(layers[: len(layers) - layers_left_out]):
        depthwise = layer.groups > 1
        order = (1, 2, 3, 0) if depthwise else (0, 2, 3, 1)
        shape = [layer.weight.shape[axis] for axis in order]
        arrays[f"{index:02d}_{'depthwise' if depthwise else 'conv'}_weight"] = np.full(shape, 7, np.uint8)
        arrays[f"{index:02d}_zero"], arrays[f"{index:02d}_scale"] = np.int64(7), np.float32(0.5)
        arrays[f"{index:02d}_bias"] = np.full(layer.weight.shape[0], index / 20, np.float32)
    np.savez(file, **arrays)


class Teaching(WithPhotos):
    def test_the_teacher_uses_the_last_layer_and_the_network_does_not(self):
        file = self.work / "backbone.npz"
        stored_backbone(file)
        seen = ask(file, self.photos.pixels, [0, 5])
        np.testing.assert_allclose(seen, np.full((2, LAST_WIDTH), 51 / 20), rtol=1e-3)
        self.assertEqual(len(pretrained_backbone(file)), 18)

    def test_a_file_that_lacks_a_layer_is_refused(self):
        stored_backbone(self.work / "backbone.npz", layers_left_out=1)
        with self.assertRaises(ValueError):
            pretrained_backbone(self.work / "backbone.npz")

    def lessons(self, rows, seen):
        file = self.work / "teacher.npz"
        key = key_of_lessons(self.photos, "first")
        np.savez(file, key=key, weights="first", rows=rows, seen=seen.astype(np.float16))
        return lessons_of(file, self.photos, ["maize"])

    def test_a_run_reads_only_the_features_of_its_own_photos(self):
        rows = self.photos.to_learn([])
        seen = np.random.default_rng(4).random((len(rows), 2 * COMPONENTS))
        lessons = self.lessons(rows, seen)
        self.assertEqual(lessons.seen.shape, (len(lessons.rows), COMPONENTS))
        self.assertAlmostEqual(lessons.seen.square().mean().item(), 1, places=4)
        seen[self.photos.source[rows] == "maize"] = 50
        self.assertTrue(torch.equal(self.lessons(rows, seen).seen, lessons.seen))

    def test_features_of_other_photos_are_refused(self):
        rows = self.photos.to_learn([])
        self.lessons(rows, np.random.default_rng(4).random((len(rows), 2 * COMPONENTS)))
        self.photos.rows[rows[0]]["file"] = "another.jpg"
        with self.assertRaises(ValueError):
            lessons_of(self.work / "teacher.npz", self.photos, ["maize"])

    def test_the_network_learns_from_the_features_of_the_teacher(self):
        run = self.run_of(steps=1)
        before = copy.deepcopy(run.imitation.state_dict())
        run.advance()
        self.assertFalse(torch.equal(run.imitation[1].weight, before["1.weight"]))


class Signs(unittest.TestCase):
    def test_only_signs_within_the_foliage_count(self):
        signs, foliage = torch.zeros(1, 4, 4), torch.zeros(1, 4, 4)
        foliage[0, :2] = 1
        signs[0, 3, 3] = 5
        beside = strongest_sign(signs, foliage)
        signs[0, 3, 3], signs[0, 0, 0] = 0, 5
        self.assertLess(beside.item() + 1, strongest_sign(signs, foliage).item())


class Green(unittest.TestCase):
    def test_green_and_yellow_leaves_count_as_green_but_soil_wood_and_grey_do_not(self):
        colours = [(0.2, 0.5, 0.1), (0.8, 0.8, 0.2), (0.5, 0.35, 0.2), (0.9, 0.7, 0.6), (0.5, 0.5, 0.5), (0, 0, 0)]
        photos = torch.tensor(colours)[:, :, None, None].expand(-1, -1, 4, 4)
        self.assertEqual(green_share(photos).tolist(), [1, 1, 0, 0, 0, 0])
        half = torch.cat([photos[:1], photos[4:5]], 3)
        self.assertEqual(green_share(half).tolist(), [0.5])


class Calibration(unittest.TestCase):
    def test_fits_the_curve_that_the_labels_were_drawn_from(self):
        random = np.random.default_rng(3)
        scores = random.normal(0, 3, 20000)
        positive = random.random(20000) < sigmoid(scores * 0.5 + 1)
        slope, offset = platt(scores, positive)
        self.assertAlmostEqual(slope.item(), 0.5, delta=0.05)
        self.assertAlmostEqual(offset.item(), 1, delta=0.1)

    def test_a_curve_without_offset_keeps_its_threshold(self):
        random = np.random.default_rng(3)
        scores = random.normal(0, 3, 20000)
        positive = random.random(20000) < sigmoid(scores * 0.5 + 1)
        slope, offset = platt(scores, positive, moves=False)
        self.assertGreater(slope.item(), 0.3)
        self.assertEqual(offset.item(), 0)

    def test_a_few_ambiguous_leaves_do_not_flatten_the_health_of_known_photos(self):
        random = np.random.default_rng(3)
        health = random.integers(0, 2, 4000)
        drawn = random.normal(0, 1, 4000) + np.where(health == 1, 2, -2)
        # Without the twenty the slope is 4, by Bayes' rule.
        targets = {
            "plant": np.full(4020, -1),
            "diseased": np.concatenate([health, np.ones(20, int)]),
            **{name: np.full(4020, -1) for name in ("groups", "conditions", "species")},
        }
        scores = {"diseased": np.concatenate([drawn, np.full(20, -4.0)])}
        shares = {name: np.zeros((4020, 2)) for name in ("groups", "conditions", "species")}
        given = {"plant": np.zeros(4020), **scores, **shares}
        kinds = np.array(["bean HEALTHY", "bean DISEASED"])[targets["diseased"]]
        kinds[4000:] = "chilli DISEASED"
        known, strange = (numbers_of(given, targets, kinds, each) for each in (False, True))
        self.assertGreater(known["diseased slope"], 1.2)
        self.assertLess(strange["diseased slope"], 0.6)
        self.assertEqual(strange["diseased offset"], 0)

    def test_scores_without_information_become_equal_probabilities(self):
        random = np.random.default_rng(3)
        scores, targets = random.normal(0, 3, (4000, 5)), random.integers(0, 5, 4000)
        self.assertLess(temperature(scores, targets), 0.05)

    def test_an_unfamiliar_photo_uses_the_scores_and_calibration_for_unfamiliar_photos(self):
        numbers = {f"{name} {part}": float(part == "slope") for name in ("plant", "diseased") for part in ("slope", "offset")}
        shares = {"groups": 1.0, "conditions": 1.0, "species": 1.0}
        scale = Scale({**numbers, **shares}, {**numbers, **{name: 0.0 for name in shares}})
        found = {
            **{name: torch.zeros(2) for name in ("plant", "diseased")},
            **{name: torch.tensor([[4.0, 0.0]] * 2) for name in shares},
        }
        scaled = scale({**found, "diseased": torch.ones(2) * 9}, found, torch.tensor([0.1, 0.9]))
        torch.testing.assert_close(scaled["species"][0], torch.tensor([0.5, 0.5]))
        self.assertGreater(scaled["species"][1, 0].item(), 0.9)
        self.assertAlmostEqual(scaled["diseased"][0].item(), 0.5)
        self.assertGreater(scaled["diseased"][1].item(), 0.9)


class Familiarity(unittest.TestCase):
    def test_one_in_ten_known_photos_and_all_distant_ones_are_unfamiliar(self):
        random = np.random.default_rng(2)
        kinds = np.array(["a HEALTHY", "b DISEASED"] * 300)
        middle = np.where(kinds == "a HEALTHY", 0.0, 3.0)[:, None]
        looks = (random.normal(0, 1, (600, LOOKS)) + middle + 2).astype(np.float32)
        known = Known(looks[:400], kinds[:400], looks[400:], seed=1)
        flagged = (known(torch.from_numpy(looks[400:])) < 0.5).float().mean().item()
        self.assertAlmostEqual(flagged, 0.1, delta=0.02)
        far = (random.normal(0, 1, (100, LOOKS)) * 4 - 20).astype(np.float32)
        self.assertEqual((known(torch.from_numpy(far)) < 0.5).float().mean().item(), 1)


class Figures(unittest.TestCase):
    def test_the_area_counts_ties_half(self):
        self.assertEqual(area_under_curve(np.array([0, 1, 1, 2]), [False, False, True, True]), 0.875)

    def test_recall_is_given_for_positives_and_for_negatives(self):
        self.assertEqual(recalls(np.array([1, -1, -1, 1]), [True, True, False, False]), (0.5, 0.5))

    def test_the_calibration_error_is_the_distance_of_confidence_from_accuracy(self):
        error = calibration_error(np.full(10, 0.9), np.array([True] * 6 + [False] * 4))
        self.assertAlmostEqual(error, 0.3)


class WithRuns(WithPhotos):
    """Runs with random scores, in which all numbers differ between healthy and diseased leaves."""

    def setUp(self):
        super().setUp()
        (self.work / "runs").mkdir()
        self.random = np.random.default_rng(3)
        rows = np.arange(len(self.photos))
        np.savez(self.work / "looks.npz", key="first", rows=rows, look=self.drawn(rows, LOOKS))
        for source in ("maize", "citrus"):
            self.save_scores(source)
            self.save_fitted(f"without-{source}", rows[self.photos.source != source])
        self.save_fitted("all", rows)

    def drawn(self, rows, width):
        noise = self.random.normal(0, 0.5, (len(rows), width))
        return (noise + self.photos.diseased[rows][:, None] + 3).astype(np.float32)

    def scores(self, rows, added):
        truth = (self.photos.diseased[rows] * 2.0 - 1 + added).astype(np.float32)
        sizes = {"groups": 2, "conditions": 3, "species": 2}
        shares = {name: np.zeros((len(rows), size), np.float32) for name, size in sizes.items()}
        green = self.photos.plant[rows].astype(np.float32) / 2
        features = self.drawn(rows, FEATURES)
        return {"diseased": truth, "plant": truth * 0 + 4, "green": green, "features": features, **shares}

    def save_scores(self, source, added=3, run=None):
        rows = np.flatnonzero(self.photos.source == source)
        look = self.drawn(rows, LOOKS)
        file = self.work / "runs" / f"scores-{source}.npz"
        name = run or f"without-{source}"
        np.savez(file, run=name, rows=rows, look=look, **self.scores(rows, added))

    def save_fitted(self, run, rows, key="first"):
        file = self.work / "runs" / f"fitted-{run}.npz"
        np.savez(file, key=key, rows=rows, **self.scores(rows, 3))

    def left(self):
        (self.work / "classes.json").write_text(
            json.dumps({"sidePx": SIDE_PX, **vars(CLASSES)})
        )
        return Work(self.work, self.photos)


class Judging(WithRuns):
    def test_a_left_out_source_gets_a_line_and_keeps_the_trained_threshold(self):
        lines = judge(self.left())
        self.assertEqual([line["source"] for line in lines], ["citrus", "maize"])
        self.assertEqual(lines[0]["area"], 1)
        self.assertEqual(lines[0]["balanced, raw"], 0.5)
        self.assertEqual(lines[0]["diseased found"], 1)
        self.assertGreaterEqual(lines[0]["balanced"], 0.5)


class KeepingHeads(WithRuns):
    def weight(self):
        return self.left().remembering("all")["diseased"].weight

    def test_heads_are_fitted_once_for_each_run(self):
        before = self.weight()
        rows = np.arange(len(self.photos))
        self.save_fitted("all", rows)
        self.assertTrue(torch.equal(self.weight(), before))
        self.save_fitted("all", rows, key="second")
        self.assertFalse(torch.equal(self.weight(), before))


class LeavingOut(WithRuns):
    """Nothing of a left-out source reaches the network that is judged on it."""

    def test_the_run_that_scored_the_source_judges_it_instead_of_an_older_run(self):
        rows = np.arange(len(self.photos))
        of_both = np.isin(self.photos.source, ["maize", "citrus"])
        self.save_fitted("without-citrus-maize", rows[~of_both])
        self.assertEqual(self.left().run_of("maize"), ("without-maize", ["maize"]))
        self.save_scores("maize", run="without-citrus-maize")
        self.assertEqual(self.left().run_of("maize"), ("without-citrus-maize", ["citrus", "maize"]))

    def test_its_scores_calibrate_only_other_sources(self):
        def offsets():
            left = self.left()
            return [left.answers(f"without-{name}", [name]).scale.strange for name in ("maize", "citrus")]

        of_maize, of_citrus = offsets()
        self.save_scores("maize", 5)
        again_maize, again_citrus = offsets()
        self.assertEqual(again_maize, of_maize)
        self.assertNotEqual(again_citrus, of_citrus)

    def test_a_green_photo_is_more_likely_a_plant(self):
        answers = self.left().answers("without-maize", ["maize"])
        found = self.scores(np.arange(2), 0) | {"look": self.drawn(np.arange(2), LOOKS)}
        found = {name: np.repeat(each[:1], 2, 0) for name, each in found.items()}
        found["green"] = np.array([0.4, 0], np.float32)
        leaf, stone = arrays_of(answers, found)["plant"]
        self.assertGreater(leaf, stone)

    def test_its_looks_reach_no_head(self):
        before = self.left().lasting(["maize"]).weight
        looks = dict(np.load(self.work / "looks.npz"))
        looks["look"][self.photos.source == "maize"] += 9
        np.savez(self.work / "looks.npz", **{**looks, "key": "second"})
        self.assertTrue(torch.equal(self.left().lasting(["maize"]).weight, before))
        self.assertFalse(torch.equal(self.left().lasting(["citrus"]).weight, before))

    def test_its_looks_are_not_remembered(self):
        rows = np.arange(len(self.photos))
        of_maize = self.photos.source == "maize"
        looks = self.random.normal(0, 1, (len(rows), LOOKS)).astype(np.float32) + 9 * of_maize[:, None]
        np.savez(self.work / "looks.npz", key="second", rows=rows, look=looks.astype(np.float32))
        maize = torch.from_numpy(looks[of_maize].astype(np.float32))
        self.assertLess(self.left().known(["maize"])(maize).max().item(), 0.5)
        self.assertGreater(self.left().known()(maize).mean().item(), 0.5)

    def test_its_photos_are_listed_with_their_network(self):
        rows = [0, len(self.photos) - 1]
        lay_out(self.work / "left-out", self.work, self.photos, rows, {"maize": "maize.onnx"})
        lines = (self.work / "left-out" / "manifest.csv").read_text().splitlines()
        self.assertEqual(lines[0], "file,label,health,source,species,network")
        self.assertEqual(lines[1], "maize-0.jpg,healthy,healthy,maize,Zea mays,maize.onnx")
        self.assertEqual(lines[2], f"things-{rows[1]}.jpg,no_plant,n/a,things,,")


class Heads(unittest.TestCase):
    def test_a_head_finds_the_differences_between_classes(self):
        random = np.random.default_rng(4)
        targets = random.integers(-1, 3, 400)
        numbers = random.normal(0, 0.5, (400, 20)) + 5
        numbers[:, 0] += targets * 4
        head = fit_head(numbers.astype(np.float32), targets, 3, freedom=1.0)
        found = head(torch.from_numpy(numbers.astype(np.float32))).argmax(1).numpy()
        self.assertGreater((found == targets)[targets >= 0].mean(), 0.9)

    def test_weights_set_the_influence_of_photos(self):
        numbers = np.array([[1.0], [1.0], [4.0]] * 20, np.float32)
        targets, weights = np.array([1, 0, 0] * 20), np.array([9.0, 1.0, 1.0] * 20)
        of_ones = torch.tensor([[1.0]])
        self.assertGreater(fit_head(numbers, targets, 1, 1.0, weights)(of_ones).item(), 0)
        self.assertLess(fit_head(numbers, targets, 1, 1.0, weights[::-1].copy())(of_ones).item(), 0)


class Making(unittest.TestCase):
    def test_heads_that_have_not_seen_a_publisher_name_its_leaves(self):
        random = np.random.default_rng(1)
        rows = [
            {"file": f"{publisher}{k}", "kind": "DISEASED", "group": "rust" if publisher == "a" else "spots"}
            | {"condition": "rust" if publisher == "a" else "leaf_spot", "publisher": publisher}
            for publisher in "abc"
            for k in range(20)
        ]
        names = np.array([row["publisher"] for row in rows])
        look = random.uniform(0, 0.1, (len(rows), LOOKS)).astype(np.float32)
        look[names == "a", ::2] += 1
        seen = SimpleNamespace(rows=rows, look=look, publisher=names, diseased=np.ones(len(rows), int))
        seen.made, seen.use = np.full(len(rows), ""), np.full(len(rows), "TRAIN")
        seen.part = np.where(np.arange(len(rows)) % 4 == 0, CALIBRATE, LEARN)
        seen.kinds = lambda: names
        found = names_left_out(seen, CLASSES)
        self.assertEqual(len(found), len(rows))
        rust, spot, _ = found["a1"]["conditions"]
        self.assertLess(rust, spot)
        self.assertAlmostEqual(sum(found["b1"]["conditions"]), 1, 2)
        self.assertGreater(found["b1"]["conditions"][1], 0.5)
        self.assertLess(found["a1"]["familiarity"], found["b1"]["familiarity"])

    def test_a_mosaic_shows_each_leaf_in_its_place(self):
        leaves = np.stack([np.full((SIDE_PX, SIDE_PX, 3), shade, np.uint8) for shade in range(10, 100, 10)])
        made = mosaic(leaves, 3)
        self.assertEqual([made[x, y, 0] for x in (5, 80, 155) for y in (5, 80, 155)], list(range(10, 100, 10)))

    def test_a_small_leaf_covers_a_ninth_to_four_ninths_of_its_ground(self):
        leaf = np.zeros((SIDE_PX, SIDE_PX, 3), np.uint8)
        leaf[:, :, 2] = 255
        leaf[: SIDE_PX // 2, :, 1] = 255
        ground = np.full_like(leaf, 255)
        for seed in range(8):
            made = small(leaf, ground, np.random.default_rng(seed))
            share = ((made[:, :, 0] == 0) & (made[:, :, 2] == 255)).mean()
            self.assertTrue(0.1 < share < 0.46)


class Exporting(WithRuns):
    def test_the_file_gives_the_answers_of_the_network_and_is_small_enough(self):
        torch.manual_seed(5)
        network = PlantNetwork(untrained_backbone(), CLASSES).eval()
        torch.save(network.state_dict(), self.work / "runs" / "all.pt")
        left = self.left()
        shipped = shipped_network(self.work, self.photos, "all", left=left).eval()
        file = self.work / "network.onnx"
        write_onnx(shipped, file)
        self.assertLess(file.stat().st_size, 8e6)
        photo = np.ascontiguousarray(self.photos.pixels([0])[:, :SIDE_PX, :SIDE_PX, :3])
        answers = onnxruntime.InferenceSession(str(file)).run(None, {"photo": photo})
        with torch.no_grad():
            expected = shipped(torch.from_numpy(photo))
        for name, answer, value in zip(OUTPUTS, answers, expected):
            np.testing.assert_allclose(answer, value.numpy(), atol=2e-3, err_msg=name)

    def test_the_file_pads_within_its_convolutions(self):
        torch.manual_seed(5)
        torch.save(PlantNetwork(untrained_backbone(), CLASSES).state_dict(), self.work / "runs" / "all.pt")
        file = self.work / "network.onnx"
        write_onnx(shipped_network(self.work, self.photos, "all", left=self.left()), file)
        graph = onnx.load(file).graph
        self.assertNotIn("Pad", [node.op_type for node in graph.node])
        read = {name for node in graph.node for name in node.input}
        self.assertEqual([each.name for each in graph.initializer if each.name not in read], [])

    def test_a_file_gets_other_heads_and_keeps_all_other_answers(self):
        torch.manual_seed(5)
        torch.save(PlantNetwork(untrained_backbone(), CLASSES).state_dict(), self.work / "runs" / "all.pt")
        file = self.work / "network.onnx"
        write_onnx(shipped_network(self.work, self.photos, "all", left=self.left()), file)
        model = onnx.load(file)
        photos = np.ascontiguousarray(self.photos.pixels([0, 13])[:, :SIDE_PX, :SIDE_PX, :3])
        seen = see(model, photos)
        head = lambda numbers: fit_head(numbers, np.array([0, 1]), 1, 1e-2)
        heads = {"pretrained": head(seen["look"]), "remembered": head(np.concatenate([seen["look"], seen["features"]], 1))}
        view = head(seen["look"][:, VIEW_COLUMNS])
        health = {"shares": (0.0, 2.0, 0.0), "strange": (0.5, 0.25), "known": None}
        closed = close(model, heads, health, (VIEW_COLUMNS, view))
        # The closed file is opened and closed as the first one.
        again = close(closed, heads, {**health, "known": (0.5, 0.25)}, (VIEW_COLUMNS, view))
        names = [output.name for output in again.graph.output]
        for photo, before, score, leaf in zip(
            photos, seen["plant"], told(heads["pretrained"], seen["look"]), told(view, seen["look"][:, VIEW_COLUMNS])
        ):
            run = lambda one: onnxruntime.InferenceSession(one.SerializeToString()).run(None, {"photo": photo[None]})
            answers = dict(zip([output.name for output in closed.graph.output], run(closed)))
            np.testing.assert_allclose(answers["diseased"], sigmoid(score + 0.25), atol=2e-3)
            np.testing.assert_allclose(answers["view"], sigmoid(leaf), atol=2e-3)
            np.testing.assert_allclose(answers["plant"], before, atol=1e-5)
            self.assertEqual(dict(zip(names, run(again))).keys(), answers.keys())

    def test_weights_with_few_values_take_a_byte_each_without_loss(self):
        few = np.random.default_rng(1).choice(np.linspace(-1, 1, 200), (40, 50)).astype(np.float32)
        nodes = [helper.make_node("Identity", ["few"], ["answer"])]
        answer = helper.make_tensor_value_info("answer", TensorProto.FLOAT, few.shape)
        graph = helper.make_graph(nodes, "one", [], [answer], [numpy_helper.from_array(few, "few")])
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
        shorten(model)
        self.assertLess(len(model.SerializeToString()), few.size * 1.5 + 1000)
        session = onnxruntime.InferenceSession(model.SerializeToString())
        np.testing.assert_array_equal(session.run(None, {})[0], few)


if __name__ == "__main__":
    unittest.main()
