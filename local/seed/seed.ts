// Fills an empty suite with what a person needs to try the product.
import { demoPassword, demoPeople } from './demo-people.ts';
import { withEmulatorApp } from './emulator-app.ts';

export async function seed(env: Record<string, string>): Promise<void> {
  await withEmulatorApp(env, async ({ auth }) => {
    for (const person of demoPeople) {
      await auth.createUser({
        uid: person.uid,
        email: person.email,
        emailVerified: true,
        password: demoPassword,
        displayName: person.name,
      });
      if (person.admin) await auth.setCustomUserClaims(person.uid, { admin: true });
    }
  });
}
