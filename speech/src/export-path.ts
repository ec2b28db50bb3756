import { joinBytes } from '@duu/contract/join-bytes';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import type { AsyncEncoding, Encoding, Format } from './output/encoding.ts';
import { flacHeaderBytes, flacInfo, withSamples } from './output/flac-header.ts';
import { id3 } from './output/id3.ts';
import { createMp3, mp3DelaySamples, mp3LossDb } from './output/mp3.ts';
import { createWav } from './output/wav.ts';
import { ChannelResampler } from './sound/channel-resampler.ts';
import type { ExportRequest } from './sound-messages.ts';

/** The path from a lossless file to another one. */
export interface ExportPath {
  /** Takes the next bytes of the FLAC file. */
  bytes(part: Uint8Array): Promise<Uint8Array>;
  end(): Promise<{ bytes: Uint8Array; durationMs: number; peaks: number[] }>;
}

/** MPEG-1, which alone has 192 kbit/s. */
const mp3Rate = 44_100;
const mp3Gain = 10 ** (mp3LossDb / 20);

interface Output {
  readonly encoding: Encoding | AsyncEncoding;
  readonly resampler: ChannelResampler;
  /** Samples of the file, of each channel. */
  readonly samples: number;
}

/** Opens the output for the first bytes of the lossless file. */
async function openOutput(start: Uint8Array, { file }: ExportRequest): Promise<Output> {
  const { sampleRate: from, channels, samples } = flacInfo(start);
  const sampleRate = file.format === 'mp3' ? mp3Rate : file.sampleRate;
  const of: Format = { sampleRate, channels };
  const length = Math.ceil((samples * sampleRate) / from);
  const resampler = new ChannelResampler(channels, from, sampleRate);
  return { encoding: await encodingOf(file, of, length), resampler, samples: length };
}

async function encodingOf(file: ExportRequest['file'], of: Format, samples: number) {
  if (file.format === 'mp3') return createMp3(of, file.bitrate);
  if (file.format === 'wav') return createWav(of, samples);
  const { createContainer } = await import('./output/container.ts');
  return createContainer('flac', of);
}

/** Decodes, changes the rate, encodes. */
export async function openExportPath(settings: ExportRequest): Promise<ExportPath> {
  const { format } = settings.file;
  const decoder = new FLACDecoder();
  await decoder.ready;
  let output: Output | undefined;
  let start = new Uint8Array(0);
  let begun = false;
  // The encoder adds as much silence as the lossless file begins with.
  let skipped = format === 'mp3' ? mp3DelaySamples : 0;

  function shaped(channels: readonly Float32Array[]): Float32Array[] {
    const from = Math.min(skipped, channels[0]?.length ?? 0);
    skipped -= from;
    return channels.map((one) => {
      const rest = one.subarray(from);
      return format === 'mp3' ? rest.map((sample) => sample * mp3Gain) : rest;
    });
  }
  async function encode({ encoding, samples }: Output, channels: readonly Float32Array[]) {
    const bytes = (channels[0]?.length ?? 0) > 0 ? await encoding.encode(shaped(channels)) : null;
    if (begun || !bytes?.length) return bytes ?? new Uint8Array(0);
    begun = true;
    if (format === 'flac') return withSamples(bytes, samples);
    return format === 'mp3' ? joinBytes([id3(settings), bytes]) : bytes;
  }
  const through = (output: Output, sound: readonly Float32Array[]) =>
    encode(output, output.resampler.process(sound));

  return {
    async bytes(part) {
      if (!output) {
        start = joinBytes([start, part]);
        if (start.length < flacHeaderBytes) return new Uint8Array(0);
        output = await openOutput(start, settings);
      }
      const { channelData, samplesDecoded } = await decoder.decode(start.length > 0 ? start : part);
      start = new Uint8Array(0);
      return samplesDecoded > 0 ? through(output, channelData) : new Uint8Array(0);
    },
    async end() {
      if (!output) throw new RangeError('the file is empty');
      const { channelData, samplesDecoded } = await decoder.flush();
      decoder.free();
      const parts: Uint8Array[] = [];
      if (samplesDecoded > 0) parts.push(await through(output, channelData));
      const { resampler, encoding } = output;
      parts.push(await encode(output, resampler.flush()), await encoding.end());
      return { bytes: joinBytes(parts), durationMs: Math.round(encoding.durationMs()), peaks: [] };
    },
  };
}
