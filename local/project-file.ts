// The parts of firebase.json that the launcher reads. The others are passed on unchanged.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { region } from '../functions/src/region.ts';
import { root } from '../tools/paths.ts';

const projectFile = z.looseObject({
  hosting: z.looseObject({
    public: z.string(),
    headers: z.array(z.looseObject({ source: z.string() })),
    rewrites: z.array(
      z.looseObject({
        source: z.string(),
        // Production finds the region in the deployed function; the emulators need it here.
        function: z
          .strictObject({ functionId: z.string() })
          .transform((target) => ({ ...target, region }))
          .optional(),
      }),
    ),
  }),
  functions: z.array(z.looseObject({ source: z.string(), ignore: z.array(z.string()) })),
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
  storage: z.looseObject({ rules: z.string() }),
});

export type ProjectFile = z.infer<typeof projectFile>;

export const projectId = 'demo-duu';

export function readProjectFile(): ProjectFile {
  return projectFile.parse(JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')));
}

/** Returns the API's address at the Functions emulator, without Hosting. */
export function apiFunctionUrl(functionsPort: number): string {
  return `http://127.0.0.1:${functionsPort}/${projectId}/${region}/api`;
}
