/**
 * Where the functions run: the one setting of the region. Hosting finds it in the functions when they are deployed, and the
 * emulators through local/project-file.ts. Near Mongolia, of Google's lower price tier, and a region of Hosting's own
 * servers, which pass requests on (docs/deploy.md). Firestore and Storage belong in the same region.
 */
export const region = 'asia-east1';
