import { splitPath } from '../../navigation/paths.ts';

const patterns: readonly (readonly [RegExp, string])[] = [
  [/^\/app\/text2speech\/[^/]+$/, '/app/text2speech/:audioId'],
  [/^\/app\/library\/archived$/, '/app/library/archived'],
  [/^\/app\/library\/[^/]+$/, '/app/library/:collectionId'],
  [/^\/app\/audio\/[^/]+$/, '/app/audio/:audioId'],
  [/^\/player\/[^/]+$/, '/player/:shareId'],
  [/^\/embed\/[^/]+$/, '/embed/:shareId'],
];
const plain =
  /^\/$|^\/(terms|privacy|about\/measurements|auth|auth\/callback|player|app|app\/text2speech|app\/library|app\/help|app\/account\/(billing|billing\/history|profile|settings)|admin(\/[\w-]+)?)$/;

/** Returns the route's pattern instead of the address, which may contain ids and other input. */
export function routePattern(pathname: string): string {
  const { path } = splitPath(pathname);
  for (const [pattern, name] of patterns) if (pattern.test(path)) return name;
  return plain.test(path) ? path : '*';
}
