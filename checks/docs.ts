// What is checked of the project's Markdown files: the form of decision records, and that what they name exists.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/paths.ts';

const sections = ['## Context', '## Decision', '## Consequences'];
const head =
  /^# (?<number>\d{4}): \S.*\n\nStatus: (?:accepted|superseded by \[\d{4}\]\(\S+\))(?:, \S.*)?\nDate: \d{4}-\d{2}-\d{2}\n\n/;
const maxLines = 70;

/** Returns what is wrong with the form of a decision record. */
export function decisionFaults(file: string, text: string): string[] {
  const lines = text.split('\n');
  const found = lines.filter((line) => line.startsWith('#')).slice(1);
  const number = head.exec(text)?.groups?.number;
  return [
    ...(number === undefined ? ['begins with no title, status and date'] : []),
    ...(number !== undefined && !file.startsWith(`${number}-`) ? ['has another number'] : []),
    ...(found.join() === sections.join() ? [] : [`has the headings ${found.join(', ')}`]),
    ...(lines.length > maxLines ? [`has ${lines.length} lines`] : []),
  ];
}

/** The anchors of a file's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

let found: readonly string[] | undefined;
/** All source files. Docs name some by the end of their path: `services/audit.ts`. */
const sources = () => {
  found ??= globSync(
    '{contract,speech,functions,web,local,deploy,checks,tests,tools,bench}/**/*.{ts,tsx,css,mjs}',
    {
      cwd: root,
      exclude: (file) => /(?:^|\/)(?:node_modules|lib|dist)$/.test(file),
    },
  );
  return found;
};

/** Returns the links, paths and npm scripts that a Markdown file names and that don't exist. */
export function deadReferences(file: string, text: string, scripts: ReadonlySet<string>): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([link, to = '', anchor]) => {
      const target = to === '' ? file : path.join(path.dirname(file), to);
      if (!existsSync(path.join(root, target))) return [link];
      if (anchor === undefined) return [];
      const known = anchorsOf(readFileSync(path.join(root, target), 'utf8'));
      return known.includes(anchor) ? [] : [link];
    },
  );
  const paths = [
    ...text.matchAll(
      /(?<![\w/.-])(?:contract|speech|functions|web|local|deploy|checks|tests|bench|docs)\/[\w./{},*-]*\w/g,
    ),
  ]
    .map(([named]) => named)
    // Settings that an operator writes are in no repository.
    .filter((named) => !named.includes('.env') && globSync(named, { cwd: root }).length === 0);
  const short = [...text.matchAll(/`((?:[\w-]+\/)+[\w-]+\.(?:tsx?|css|mjs))`/g)]
    .map(([, named = '']) => named)
    .filter(
      (named) => !sources().some((source) => source.endsWith(`/${named}`) || source === named),
    );
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:]+(?:-\w+)*)/g)]
    .map(([, script = '']) => script)
    .filter((script) => !scripts.has(script))
    .map((script) => `npm run ${script}`);
  return [...new Set([...links, ...paths, ...short, ...commands])];
}

/** Returns the project's Markdown files, from its root. */
export const markdownFiles = () => globSync(['*.md', 'docs/**/*.md'], { cwd: root });
