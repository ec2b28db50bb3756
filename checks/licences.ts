// `npm run licences`: checks that every package of the product has a licence that is compatible with GPL-3.0-or-later.
import { CommandError, runCommand } from '../tools/command.ts';
import { shippedPackages } from '../tools/licences/shipped-packages.ts';

/** Compatible licences (https://www.gnu.org/licenses/license-list.html). */
const compatible = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'],
  ...['BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', 'MPL-2.0'],
  ...['LGPL-2.1', 'LGPL-2.1-or-later', 'LGPL-3.0-or-later', 'LGPL-2.0-or-later'],
  ...['GPL-2.0-or-later', 'GPL-3.0', 'GPL-3.0-only', 'GPL-3.0-or-later'],
]);

function isCompatible(licence: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => compatible.has(part.trim())));
}

await runCommand(async () => {
  const packages = shippedPackages();
  const bad = packages.filter((one) => !isCompatible(one.licence));
  if (bad.length > 0)
    throw new CommandError(
      `These packages cannot be part of a GPL-3.0-or-later work, or do not say their licence: ${bad.map((one) => `${one.name} (${one.licence})`).join(', ')}.`,
    );
  process.stdout.write(`${packages.length} packages in the product, every licence fits\n`);
  return 0;
});
