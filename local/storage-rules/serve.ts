// Answers the Storage emulator as the official rules runtime does: one JSON object per line in each direction.
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { loadRules, type Ruleset } from './ruleset.ts';
import { decodeValue } from './values.ts';

const loadRequest = z.object({
  action: z.literal('load_ruleset'),
  id: z.number(),
  context: z.object({
    rulesetName: z.string(),
    source: z.object({
      files: z.array(z.object({ name: z.string(), content: z.string() })).min(1),
    }),
  }),
});

const verifyRequest = z.object({
  action: z.literal('verify'),
  id: z.number(),
  context: z.object({
    rulesetName: z.string(),
    path: z.string(),
    method: z.string(),
    variables: z.object({ request: z.unknown() }),
  }),
});

const runtimeRequest = z.discriminatedUnion('action', [loadRequest, verifyRequest]);

interface Answer {
  readonly errors: string[];
  readonly warnings: string[];
  readonly result?: unknown;
}

export function serve(input: Readable, output: Writable): void {
  const rulesets = new Map<string, Ruleset>();
  const send = (id: number, answer: Answer) =>
    output.write(`${JSON.stringify({ id, status: 'ok', ...answer })}\n`);
  output.write(
    `${JSON.stringify({ id: -1, status: 'ok', action: '', errors: [], warnings: [] })}\n`,
  );
  createInterface({ input }).on('line', (line) => {
    if (line.trim() === '') return;
    const request = runtimeRequest.parse(JSON.parse(line));
    send(
      request.id,
      request.action === 'verify' ? verify(request, rulesets) : load(request, rulesets),
    );
  });
}

function load({ context }: z.infer<typeof loadRequest>, rulesets: Map<string, Ruleset>): Answer {
  const [file] = context.source.files;
  if (!file) return { errors: ['No rules file was given.'], warnings: [] };
  const loaded = loadRules(file.content);
  if (Array.isArray(loaded)) {
    const errors = loaded.map((problem) => `${file.name}:${problem.line} - ${problem.message}`);
    return { errors, warnings: [] };
  }
  rulesets.set(context.rulesetName, loaded);
  return { errors: [], warnings: [], result: { rulesVersion: 2 } };
}

function verify(
  { context }: z.infer<typeof verifyRequest>,
  rulesets: Map<string, Ruleset>,
): Answer {
  const ruleset = rulesets.get(context.rulesetName);
  if (!ruleset) return { errors: [`There is no ruleset ${context.rulesetName}.`], warnings: [] };
  try {
    const { path, method, variables } = context;
    const { permit, problems } = ruleset({ path, method, request: decodeValue(variables.request) });
    return { errors: [], warnings: problems, result: { permit } };
  } catch (error) {
    return { errors: [(error as Error).message], warnings: [] };
  }
}
