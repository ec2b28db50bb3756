// Imported first: functions take the options that are set when they are declared.
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { region } from './region.ts';

setGlobalOptions({ region, memory: '1GiB', cpu: 1, maxInstances: 20 });
