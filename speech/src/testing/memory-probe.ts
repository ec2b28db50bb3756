import { createEspeak } from '../engines/espeak/espeak.ts';
import { speak } from '../speak.ts';
import { plainRequest } from './collect.ts';

// A process of its own: speaks so many characters, keeps nothing and tells the most memory it had, in MB.
const characters = Number(process.argv[2]);
const text = 'Өнөөдөр цаг агаар сайхан, салхигүй байна. '.repeat(characters / 40);
const deps = { engines: { espeak: createEspeak(1) } };
for await (const _ of speak({ ...plainRequest, segments: [text], keep: false }, deps));
process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
process.exit(0);
