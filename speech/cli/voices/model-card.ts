import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a publisher's model card says; undefined where it says nothing. */
export interface ModelCard {
  readonly licence?: string;
  readonly commercial?: boolean;
  readonly gender?: 'female' | 'male';
  readonly source?: string;
  readonly tunedFrom?: string;
}

const cardNames = /^(?:MODEL_CARD(?:\.md)?|README\.md|model[-_]card\.md)$/i;

/** Reads the model card in a folder: Piper's MODEL_CARD, or a README of Hugging Face with its front matter. */
export async function readModelCard(folder: string): Promise<ModelCard> {
  const names = await readdir(folder).catch(() => []);
  const name = names.filter((one) => cardNames.test(one)).sort()[0];
  return name ? parseModelCard(await readFile(join(folder, name), 'utf8')) : {};
}

const line = (card: string, key: string): string | undefined =>
  new RegExp(`^[\\s*-]*(?:\\*\\*)?${key}(?:\\*\\*)?\\s*:\\s*(?:\\*\\*)?\\s*(.+?)\\s*$`, 'im').exec(
    card,
  )?.[1];

export function parseModelCard(card: string): ModelCard {
  const licence = line(card, 'licen[cs]e(?:_name)?');
  const gender = /^(fe)?male\b/i.exec(line(card, '(?:gender|sex|speaker gender)') ?? '');
  const tuned = /fine-?tuned\s+from\s+(.+?)\.?\s*$/im.exec(card)?.[1];
  const base = line(card, 'base_model') ?? tuned;
  const source = line(card, 'url');
  const commercial = licence === undefined ? undefined : commercialUseOf(licence);
  return {
    ...(licence ? { licence } : {}),
    ...(commercial === undefined ? {} : { commercial }),
    ...(gender ? { gender: gender[1] ? 'female' : 'male' } : {}),
    ...(source ? { source } : {}),
    ...(base ? { tunedFrom: base } : {}),
  };
}

/** Returns whether a licence allows commercial use, undefined if its name does not tell. */
function commercialUseOf(licence: string): boolean | undefined {
  if (/\bnc\b|non-?commercial|research|blizzard/i.test(licence)) return false;
  return /\b(?:cc0|mit|apache|bsd|isc|unlicense|cc[- ]by|gpl|lgpl|ofl)\b|public domain/i.test(
    licence,
  )
    ? true
    : undefined;
}
