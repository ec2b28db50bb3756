export { api } from './api.ts';
export { convert } from './convert.ts';
