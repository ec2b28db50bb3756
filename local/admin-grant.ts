// `npm run admin:grant -- EMAIL`: makes a person an administrator, on the suite that runs here or, with Google
// credentials in the environment (GOOGLE_APPLICATION_CREDENTIALS and GCLOUD_PROJECT), in production.
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { parseOffset, portsAt } from './suite/ports.ts';
import { projectId } from './tools/project-file.ts';
import { Refusal, runCommand } from './tools/refusal.ts';

async function emulatorRuns(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(3000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function connect() {
  const { auth } = portsAt(parseOffset(process.env.DUU_PORT_OFFSET ?? '0'));
  const production = process.env.GOOGLE_APPLICATION_CREDENTIALS && process.env.GCLOUD_PROJECT;
  if (production) return getAuth(initializeApp({ credential: applicationDefault() }));
  if (!(await emulatorRuns(auth)))
    throw new Refusal(
      `Nothing answers at port ${auth} (Auth): run \`npm start\` in another terminal first; for production set GOOGLE_APPLICATION_CREDENTIALS and GCLOUD_PROJECT.`,
    );
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${auth}`;
  return getAuth(initializeApp({ projectId }));
}

await runCommand(async () => {
  const [email, ...rest] = process.argv.slice(2);
  if (!email?.includes('@') || rest.length > 0)
    throw new Refusal('Usage: npm run admin:grant -- EMAIL');
  const auth = await connect();
  const user = await auth.getUserByEmail(email).catch((error: { code?: string }) => {
    if (error.code === 'auth/user-not-found')
      throw new Refusal(`Nobody has signed in as ${email} yet: sign in once, then grant.`);
    throw error;
  });
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  process.stdout.write(
    `${email} is an administrator now; it shows after signing in again (or within the hour).\n`,
  );
  return 0;
});
