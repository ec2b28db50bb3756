// `npm run admin:grant -- EMAIL`: makes a user an administrator, on the running local suite or, with Google
// credentials in the environment (GOOGLE_APPLICATION_CREDENTIALS and GCLOUD_PROJECT), in production.
import { getAuth } from 'firebase-admin/auth';
import { CommandError, runCommand } from '../tools/command.ts';
import { connectAdminSdk } from './admin-sdk.ts';
import { connect } from './seed/connect.ts';

await runCommand(async () => {
  const [email, ...rest] = process.argv.slice(2);
  if (!email?.includes('@') || rest.length > 0)
    throw new CommandError('Usage: npm run admin:grant -- EMAIL');
  await connectAdminSdk();
  const auth = getAuth(connect().app);
  const user = await auth.getUserByEmail(email).catch((error: { code?: string }) => {
    if (error.code === 'auth/user-not-found')
      throw new CommandError(`Nobody has signed in as ${email} yet: sign in once, then grant.`);
    throw error;
  });
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  process.stdout.write(
    `${email} is an administrator now; it shows after signing in again (or within the hour).\n`,
  );
  return 0;
});
