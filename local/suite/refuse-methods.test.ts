import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { readProjectFile } from '../project-file.ts';
import { type HostingOptions, refusingMethods } from './refuse-methods.ts';

const { before }: HostingOptions = refusingMethods({ config: readProjectFile().hosting });

/** Returns the status that a request gets, or `passed on`. */
function answerOf(method: string, url: string): string {
  let told = '';
  const answer = {
    writeHead: (status: number) => {
      told = String(status);
    },
    end: (body: string) => {
      told += ` ${JSON.parse(body).error.code}`;
    },
  };
  const asked = { method, url };
  before?.files?.(asked as IncomingMessage, answer as unknown as ServerResponse, () => {
    told = 'passed on';
  });
  return told;
}

test.each([
  ['POST', '/'],
  ['DELETE', '/en/about'],
  ['PUT', '/assets/app.js'],
  ['POST', '/openai/audio/speech'],
])('%s %s is refused in JSON', (method, url) => {
  expect(answerOf(method, url)).toBe('405 request.method_not_allowed');
});

test.each([
  ['GET', '/app'],
  ['HEAD', '/'],
  ['POST', '/api/v1/synthesize'],
  ['POST', '/v1/audio/speech?x=1'],
  ['DELETE', '/mcp'],
  ['POST', '/__/auth/handler'],
])('%s %s is passed on', (method, url) => {
  expect(answerOf(method, url)).toBe('passed on');
});
