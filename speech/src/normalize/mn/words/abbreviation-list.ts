import lists from '../lists.json' with { type: 'json' };
import { wordPairs } from './word-pairs.ts';

/** Abbreviations of words; institutions only if a news reader would say the full name. The last stop may be left out. */
const written: Readonly<Record<string, string>> = {
  ...wordPairs(lists.written.join('\n')),
  'ут:': 'утас:',
  'үлд:': 'үлдэгдэл:',
  'кал:': 'калори:',
};

const hasStops = (form: string) => form.endsWith('.') && form.indexOf('.') < form.length - 1;

export const dotted: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(written).flatMap(([form, said]) =>
    [form, hasStops(form) ? form.slice(0, -1) : form].map((one) => [one, said]),
  ),
);

/** Full forms of initials; a suffix after a hyphen goes to the last word. */
export const expanded: Record<string, string> = lists.expanded;

/** Initials read as words. */
export const asWords: Record<string, string> = lists.asWords;
