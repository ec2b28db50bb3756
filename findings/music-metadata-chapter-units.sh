#!/usr/bin/env bash
# music-metadata 11.16.1 (npm) reading chapters of an MP3 that node-id3 0.2.9 tagged (wasm-media-encoders 0.7.0 made it).
# `format.chapters[].start` is in seconds, while the same chapter in the native tags (`CHAP`, `info.startTime`) is in
# milliseconds.
# Seen: starts 0, 1.5, 4 beside 0, 1500, 4000.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . music-metadata@11.16.1 node-id3@0.2.9 wasm-media-encoders@0.7.0
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseBuffer } from 'music-metadata';
import NodeID3 from 'node-id3';
import { createMp3Encoder } from 'wasm-media-encoders';

const encoder = await createMp3Encoder();
encoder.configure({ sampleRate: 22_050, channels: 1, bitrate: 64 });
const sound = Buffer.concat([
  Buffer.from(encoder.encode([new Float32Array(6 * 22_050)])),
  Buffer.from(encoder.finalize()),
]);
const chapter = [0, 1500, 4000].map((startTimeMs, at) => ({
  elementID: `c${at}`,
  startTimeMs,
  endTimeMs: startTimeMs + 1000,
  tags: { title: `Chapter ${at + 1}` },
}));
const file = Buffer.concat([NodeID3.create({ chapter }), sound]);
const metadata = await parseBuffer(file, { mimeType: 'audio/mpeg' }, { includeChapters: true });
const starts = metadata.format.chapters.map((one) => one.start);
const native = metadata.native['ID3v2.3'].filter((one) => one.id === 'CHAP');
const nativeStarts = native.map((one) => one.value.info.startTime);
console.log({ starts, nativeStarts });
assert.deepEqual([starts, nativeStarts], [[0, 1.5, 4], [0, 1500, 4000]]);
JS
node run.mjs
