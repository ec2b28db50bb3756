// The users that the local Auth emulator starts with.

export const demoPassword = 'duu-demo';

export type DemoPerson = { uid: string; email: string; name: string; admin: boolean; note: string };

const demoUser: DemoPerson = {
  uid: 'demo-user',
  email: 'user@demo.duu',
  name: 'Болор',
  admin: false,
  note: 'the trial',
};

export const demoPro: DemoPerson = {
  uid: 'demo-pro',
  email: 'pro@demo.duu',
  name: 'Тэмүүлэн',
  admin: false,
  note: 'a Pro subscription',
};

const demoAdmin: DemoPerson = {
  uid: 'demo-admin',
  email: 'admin@demo.duu',
  name: 'Саран',
  admin: true,
  note: 'the admin pages',
};

export const demoPeople: readonly DemoPerson[] = [demoUser, demoPro, demoAdmin];
