import { z } from 'zod';
import { firebaseConfig } from '../config.ts';
import { emulators } from '../emulators.ts';

const codes = z.object({
  oobCodes: z
    .array(z.object({ email: z.string(), oobLink: z.string(), requestType: z.string() }))
    .optional(),
});

export interface SentLink {
  readonly email: string;
  readonly link: string;
}

const text = z.object({ stringValue: z.string() });
const storedMail = z.object({
  name: z.string(),
  fields: z.object({
    to: text,
    subject: text,
    html: text,
    at: z.object({ timestampValue: z.string() }),
  }),
});
const mails = z.object({ documents: z.array(storedMail).optional() });

export interface ReceivedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly at: Date;
}

/**
 * Returns the e-mails that the functions would have sent, newest first. The rules allow nobody to read them; the
 * emulator accepts the owner's token. Local builds only.
 */
export async function readMails(): Promise<ReceivedMail[]> {
  const local = emulators();
  if (!local) return [];
  const { projectId } = firebaseConfig();
  const base = `http://${local.host}:${local.firestorePort}/v1/projects/${projectId}`;
  const query = new URLSearchParams({ pageSize: '20', orderBy: 'at desc' });
  const response = await fetch(`${base}/databases/(default)/documents/localMails?${query}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const { documents = [] } = mails.parse(await response.json());
  return documents.map(({ name, fields }) => ({
    id: name,
    to: fields.to.stringValue,
    subject: fields.subject.stringValue,
    html: fields.html.stringValue,
    at: new Date(fields.at.timestampValue),
  }));
}

/** Returns the sign-in links that the Auth emulator would have sent, newest first. Local builds only. */
export async function readMailBox(): Promise<SentLink[]> {
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
