import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Respelling } from '@duu/contract/documents/dictionary-entry';
import { takesEndings } from '@duu/contract/spoken';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import { expectShort, isSameWord } from './dictionary.ts';
import { keptDictionary } from './kept-dictionary.ts';

/** How a word and its forms are read today and with an entry that is not kept yet. Errors: `normalize_failed`. */
export async function previewRespelling(
  deps: Deps,
  uid: string,
  respelling: Respelling,
): Promise<OutputOf<Calls['previewRespelling']>> {
  expectShort(respelling);
  const [{ normalize, exampleForms }, entries] = await Promise.all([
    deps.normalizer(),
    keptDictionary(deps, uid),
  ]);
  const { language, written } = respelling;
  const kept = entries.filter((entry) => entry.language === language);
  const others = kept.filter((entry) => !isSameWord(entry, respelling));
  const asKept = { language, dictionary: kept };
  const asAsked = { language, dictionary: [respelling, ...others] };
  const inflected = respelling.inflected && language === 'mn' && takesEndings(respelling);
  try {
    const forms = inflected ? exampleForms(written) : [];
    return {
      today: normalize(written, asKept).spoken,
      later: normalize(written, asAsked).spoken,
      forms: forms.map((form) => ({ written: form, spoken: normalize(form, asAsked).spoken })),
    };
  } catch (error) {
    throw new ApiError('normalize_failed', { cause: error });
  }
}
