import { z } from 'zod';
import { firebaseConfig } from '../config.ts';
import { emulators } from '../emulators.ts';

const codes = z.object({
  oobCodes: z
    .array(z.object({ email: z.string(), oobLink: z.string(), requestType: z.string() }))
    .optional(),
});

export interface Letter {
  readonly email: string;
  readonly link: string;
}

/** The sign-in links that the Auth emulator would have sent, the newest first. Local builds only. */
export async function readMailBox(): Promise<Letter[]> {
  const local = emulators();
  if (!local) return [];
  const { projectId } = firebaseConfig();
  const response = await fetch(`${local.auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes = [] } = codes.parse(await response.json());
  return oobCodes
    .filter((code) => code.requestType === 'EMAIL_SIGNIN')
    .map((code) => ({ email: code.email, link: code.oobLink }))
    .reverse();
}
