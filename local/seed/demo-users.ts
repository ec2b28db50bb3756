// The users that the local Auth emulator starts with.

export const demoPassword = 'duu-demo';

export interface DemoUser {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly admin: boolean;
  readonly note: string;
}

const demoUser: DemoUser = {
  uid: 'demo-user',
  email: 'user@demo.duu',
  name: 'Болор',
  admin: false,
  note: 'the trial',
};

export const demoPro: DemoUser = {
  uid: 'demo-pro',
  email: 'pro@demo.duu',
  name: 'Тэмүүлэн',
  admin: false,
  note: 'a Pro subscription',
};

const demoAdmin: DemoUser = {
  uid: 'demo-admin',
  email: 'admin@demo.duu',
  name: 'Саран',
  admin: true,
  note: 'the admin pages',
};

export const demoUsers: readonly DemoUser[] = [demoUser, demoPro, demoAdmin];
