#!/usr/bin/env bash
# wasm-media-encoders 0.7.0 (npm): LAME in WebAssembly.
# Its MP3 has no Xing or Info frame, neither at a constant nor at a variable bit rate. So a player can't know the
# encoder's delay and padding: 2.000 s of sound become 79 frames of 576 samples, 2.064 s, and times in files that are
# joined from parts drift by some 64 ms a part. Count time in frames.
# Seen: 79 frames for 44,100 samples at 22,050 Hz; "Xing" and "Info" nowhere.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . wasm-media-encoders@0.7.0
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { createMp3Encoder } from 'wasm-media-encoders';

const rate = 22_050;
const encoder = await createMp3Encoder();
const sound = Float32Array.from({ length: 2 * rate }, (_, at) => 0.3 * Math.sin(at / 10));
function encode(settings) {
  encoder.configure({ sampleRate: rate, channels: 1, ...settings });
  return Buffer.concat([Buffer.from(encoder.encode([sound])), Buffer.from(encoder.finalize())]);
}
const constant = encode({ bitrate: 64 });
const variable = encode({ vbrQuality: 4 });
let frames = 0;
for (let at = 0; at + 4 <= constant.length; frames++) {
  assert.equal(constant.readUInt16BE(at) & 0xfffe, 0xfff2);
  at += Math.floor((72 * 64_000) / rate) + ((constant.readUInt8(at + 2) >> 1) & 1);
}
const tagged = [constant, variable].some((mp3) => mp3.includes('Xing') || mp3.includes('Info'));
console.log({ samples: sound.length, frames, decoded: frames * 576, tagged });
assert.deepEqual([frames, tagged], [79, false]);
JS
node run.mjs
