// The users that the local Auth emulator starts with.

export const demoPassword = 'duu-demo';

export interface DemoPerson {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly admin: boolean;
  readonly note: string;
}

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
