// The parts of firebase.json that the launcher reads; everything else in it passes through untouched.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../tools/paths.ts';

const ProjectFile = z.looseObject({
  hosting: z.looseObject({
    public: z.string(),
    rewrites: z.array(
      z.looseObject({
        source: z.string(),
        function: z.looseObject({ functionId: z.string(), region: z.string() }).optional(),
      }),
    ),
  }),
  functions: z.array(z.looseObject({ source: z.string() })),
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
  storage: z.looseObject({ rules: z.string() }),
});

export type ProjectFile = z.infer<typeof ProjectFile>;

export const projectId = 'demo-duu';

export function readProjectFile(): ProjectFile {
  return ProjectFile.parse(JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')));
}

function apiTarget() {
  const target = readProjectFile().hosting.rewrites.find((rewrite) => rewrite.function)?.function;
  if (!target) throw new Error('firebase.json has no rewrite to the api function.');
  return target;
}

/** The region of all functions. */
export function apiRegion(): string {
  return apiTarget().region;
}

/** Where the Functions emulator answers for the API, without Hosting in front. */
export function apiFunctionUrl(functionsPort: number): string {
  const { region, functionId } = apiTarget();
  return `http://127.0.0.1:${functionsPort}/${projectId}/${region}/${functionId}`;
}
