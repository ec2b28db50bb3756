import type { IncomingMessage, ServerResponse } from 'node:http';
import { openAiModels } from '@duu/contract/open-ai';
import { ApiError } from '../../api-error.ts';
import { knownSpeakers } from '../../services/speech-calls/speakers-cache.ts';
import { answerJson } from '../answer.ts';
import type { ByteRoute, ByteServices } from '../byte-route.ts';
import { header } from '../request.ts';
import { callerWithKey } from './caller-with-key.ts';

/** Seconds that lists may be cached: they are public. */
const maxAge = 60;

/** Some clients ask for lists without a key. A wrong key is refused, so that it is noticed. */
async function count(request: IncomingMessage, services: ByteServices): Promise<void> {
  if (header(request, 'authorization') === null) {
    await services.limits.countUnauthenticated(request);
  } else await callerWithKey(request, services, null);
}

/** When our models began, for programs that show it: 28 November 2026. */
const created = Date.UTC(2026, 10, 28) / 1000;

const modelOf = (id: string) => ({ id, object: 'model', created, owned_by: 'duu' });

function answerList(request: IncomingMessage, response: ServerResponse, value: object): void {
  // With a key the answer could be kept from its owner's next, wrong one.
  answerJson(response, value, header(request, 'authorization') === null ? maxAge : 0);
}

export const listModels: ByteRoute = async (request, response, services) => {
  await count(request, services);
  answerList(request, response, { object: 'list', data: openAiModels.map(modelOf) });
};

export const getModel: ByteRoute = async (request, response, services, { model = '' }) => {
  await count(request, services);
  const known = openAiModels.find((one) => one === model);
  if (known === undefined) throw new ApiError('model_not_found', { param: 'model' });
  answerList(request, response, modelOf(known));
};

/** The list that some readers ask for, which know models by their id only. */
export const listAudioModels: ByteRoute = async (request, response, services) => {
  await count(request, services);
  answerList(request, response, { models: openAiModels.map((id) => ({ id })) });
};

/** `name` is accepted as `voice` too: some readers send it. */
export const listVoices: ByteRoute = async (request, response, services) => {
  await count(request, services);
  const speakers = await knownSpeakers(services.deps);
  const voices = speakers.map(({ id, name, language, gender, premium, description, sample }) => ({
    id,
    name: name.en,
    language,
    gender,
    premium,
    names: name,
    description: description.en,
    preview_url: sample,
  }));
  answerList(request, response, { voices });
};
