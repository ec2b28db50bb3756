/** The person whose document it is, from a path that begins with `users/{uid}/`. */
export function ownerOf(path: string): string {
  const [root, uid] = path.split('/');
  if (root !== 'users' || uid === undefined) throw new Error(`${path} belongs to nobody`);
  return uid;
}
