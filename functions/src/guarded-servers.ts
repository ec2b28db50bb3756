// Imported first: the platform makes its server once this module is loaded.
import { guardServers } from './http/guard.ts';

guardServers();
