// Imported first: the platform creates its server after loading this module.
import { guardServers } from './http/guard.ts';

guardServers();
