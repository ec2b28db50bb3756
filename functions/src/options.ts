// Imported before any function is declared: a function takes the options that stand when it is declared.
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { region } from './env.ts';

setGlobalOptions({ region, memory: '1GiB', cpu: 1, maxInstances: 20 });
