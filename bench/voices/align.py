"""Aligns words with sound: reads a list of {path, rate, words} as JSON from standard input, where a path has 16-bit mono
samples, and prints for each the starts of its words in ms, null for one that the dictionary does not know.
"""

import json
import sys
from math import gcd

import numpy as np
from pocketsphinx import Decoder
from scipy.signal import resample_poly

RATE = 16000
FRAME_MS = 10


def starts(decoder, path, rate, words):
    sound = np.fromfile(path, dtype="<i2").astype(np.float32)
    part = gcd(RATE, rate)
    at16 = resample_poly(sound, RATE // part, rate // part)
    # Silence around the voice lets the aligner find its ends.
    still = np.random.default_rng(1).normal(0, 3, RATE // 5)
    at16 = np.concatenate([still, at16, still]).clip(-32768, 32767).astype("<i2")
    known = [word for word in words if decoder.lookup_word(word)]
    decoder.set_align_text(" ".join(known))
    decoder.start_utt()
    decoder.process_raw(at16.tobytes(), full_utt=True)
    decoder.end_utt()
    found = iter(
        segment.start_frame * FRAME_MS - 200
        for segment in decoder.seg() or []
        if not segment.word.startswith("<") and segment.word != "(NULL)"
    )
    return [next(found, None) if decoder.lookup_word(word) else None for word in words]


def main():
    decoder = Decoder(
        samprate=RATE,
        bestpath=False,
        lm=None,
        loglevel="FATAL",
        # Wide, so that a voice unlike those that it was trained with is aligned too.
        beam=1e-150,
        pbeam=1e-150,
        wbeam=1e-100,
    )
    tasks = json.load(sys.stdin)
    json.dump([starts(decoder, **task) for task in tasks], sys.stdout)


main()
