// The text that the launcher prints when the product is ready.
import { demoPassword, demoUsers } from '../seed/demo-users.ts';
import type { Ports } from './ports.ts';

export function greeting(ports: Ports, restored: boolean, natural: boolean): string {
  const address = (port: number) => `http://127.0.0.1:${port}`;
  const users = demoUsers.map((user) => `    ${user.email.padEnd(16)} ${user.note}`);
  return [
    '',
    'Duu is ready',
    '',
    `  Open ${address(ports.hosting)}`,
    `    Mail box   ${address(ports.hosting)}/mail-box (nothing is really sent)`,
    '',
    `    API        ${address(ports.hosting)}/api/v1`,
    `    Functions  ${address(ports.functions)}`,
    `    Firestore  ${address(ports.firestore)}`,
    `    Auth       ${address(ports.auth)}`,
    `    Storage    ${address(ports.storage)}`,
    `    QPay       ${address(ports.qpay)} (a local stand-in, merchant demo)`,
    `    Stripe     ${address(ports.stripe)} (a local stand-in)`,
    '',
    `  Demo users (password ${demoPassword}):`,
    ...users,
    '',
    ...(natural
      ? []
      : [
          '  A natural voice, in English and Mongolian: npm run voices -- add kokoro (200 MB, once)',
        ]),
    restored
      ? '  Your data from last time is back; `npm start -- --fresh` starts over.'
      : '  This is the seed data; what you change stays in .local/ for the next start.',
    '  Ctrl-C stops everything.',
    '',
    '',
  ].join('\n');
}
