import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const parser = '@formatjs/icu-messageformat-parser';
const withoutParser = path.join(import.meta.dirname, 'messages-parsed.js');
/** The files whose every text is a message. */
const files =
  /\/(web\/src\/i18n\/messages\/[\w-]+\.(en|mn)|contract\/src\/errors\/(english|mongolian))\.ts$/;

interface Text {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** Returns the texts of an object's properties, the last one first. */
function textsIn(node: unknown): Text[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { type?: unknown; value?: Partial<Text> & { type?: unknown } };
  if (type === 'Property' && value?.type === 'Literal' && typeof value.value === 'string')
    return [value as Text];
  return Object.values(node).flatMap(textsIn);
}

/** Returns a message as react-intl would parse it; null where it is plain text. */
function parsed(text: string): string | null {
  const elements = parse(text);
  const isPlain = JSON.stringify(elements) === JSON.stringify([{ type: 0, value: text }]);
  return isPlain || text === '' ? null : JSON.stringify(elements);
}

/** Parses the messages when the app is built, so that pages come without the parser. */
export function messagesPlugin(): Plugin {
  return {
    name: 'duu-messages',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    resolveId: {
      order: 'pre',
      handler: (source) => (source === parser ? withoutParser : null),
    },
    transform(code, id) {
      if (!files.test(id)) return null;
      const texts = textsIn(this.parse(code)).toSorted((a, b) => b.start - a.start);
      let result = code;
      for (const { start, end, value } of texts) {
        const message = parsed(value);
        if (message !== null) result = result.slice(0, start) + message + result.slice(end);
      }
      return { code: result, map: null };
    },
  };
}
