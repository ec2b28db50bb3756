// The text of THIRD_PARTY_NOTICES.md.
import type { ShippedPackage } from './shipped-packages.ts';

const introduction = `# Third-party notices

Duu is under the GNU General Public License, version 3 or later (see LICENSE), because its embedded speech engine,
espeak-ng, is. The packages below, by other people, are part of the running product (its web pages or its functions);
each keeps its own licence. This file is written by \`npm run notices\`, part of the build, from package-lock.json and
the packages themselves.
`;

/** Packages differ in their copyright lines, but rarely in the rest of a licence. */
function withoutCopyright(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isCopyright(line))
    .join(' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

function isCopyright(line: string): boolean {
  return (
    /^[\s*#/]*(Copyright|COPYRIGHT|©|\([cC]\))\s*(\([cC]\)|©|\d|[A-Z])/.test(line) &&
    line.length < 200
  );
}

function copyrights(text: string): string[] {
  // The Apache licence mentions copyright in its text, which is not a notice.
  return text
    .split('\n')
    .filter(isCopyright)
    .map((line) => line.replace(/^[\s*#/]+/, '').trim())
    .filter((line) => !/copyright (license|owner|notice|\[yyyy\])/i.test(line));
}

export function noticesText(packages: readonly ShippedPackage[]): string {
  const texts = new Map<string, { text: string; licence: string; number: number }>();
  const lines = packages.map((one) => {
    const parts = [`- **${one.name}** ${one.version}, ${one.licence}`];
    if (one.homepage) parts.push(`<${one.homepage}>`);
    if (one.text) {
      const key = withoutCopyright(one.text);
      const known = texts.get(key) ?? {
        text: one.text,
        licence: one.licence,
        number: texts.size + 1,
      };
      texts.set(key, known);
      parts.push(...copyrights(one.text), `text ${known.number}`);
    }
    return parts.join('; ');
  });
  const blocks = [...texts.values()].map(
    ({ text, licence, number }) =>
      `### Text ${number} (${licence})\n\n\`\`\`\`text\n${text}\n\`\`\`\`\n`,
  );
  return `${introduction}\n## Packages\n\n${lines.join('\n')}\n\n## Texts\n\n${blocks.join('\n')}`;
}
