// The build ends with this: writes THIRD_PARTY_NOTICES.md, with the licences of the packages that the product contains.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import { noticesText } from './notices-text.ts';
import { shippedPackages } from './shipped-packages.ts';

const file = path.join(root, 'THIRD_PARTY_NOTICES.md');
writeFileSync(file, noticesText(shippedPackages()));
process.stdout.write(`${path.relative(process.cwd(), file)} has the licences of all packages\n`);
