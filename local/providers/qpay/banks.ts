// The bank apps that an invoice offers, by the codes that QPay has for them.

export interface Bank {
  readonly code: string;
  readonly name: string;
  /** In Mongolian, as QPay describes them. */
  readonly description: string;
  /** Behind the initial of the logo. */
  readonly colour: string;
}

export const banks: readonly Bank[] = [
  { code: '050000', name: 'Khan bank', description: 'Хаан банк', colour: '#00695c' },
  { code: '150000', name: 'Golomt bank', description: 'Голомт банк', colour: '#1a237e' },
  { code: '340000', name: 'State bank', description: 'Төрийн банк', colour: '#b71c1c' },
  {
    code: '040000',
    name: 'Trade and Development bank',
    description: 'Худалдаа хөгжлийн банк',
    colour: '#0d47a1',
  },
  { code: '320000', name: 'Xac bank', description: 'Хас банк', colour: '#8a5a00' },
  { code: '390000', name: 'M bank', description: 'М банк', colour: '#4a148c' },
];

export function logo({ name, colour }: Bank): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" rx="12" fill="${colour}"/><text x="24" y="32" font-family="sans-serif" font-size="24" font-weight="700" text-anchor="middle" fill="#fff">${name.charAt(0)}</text></svg>`;
}
