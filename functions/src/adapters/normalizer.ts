import type { NormalizedSegment } from '@duu/contract/token';
import type { NormalizeOptions } from '@duu/speech/normalize/options';

export type Normalizer = (text: string, options: NormalizeOptions) => NormalizedSegment;

/** How a text will be read. Loaded apart from the engines, which it does not need. */
export async function loadNormalizer(): Promise<Normalizer> {
  const { normalize } = await import('@duu/speech/normalize/normalize');
  return normalize;
}
