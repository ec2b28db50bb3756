import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SidebarEntries } from './SidebarEntries.tsx';

const entries = [
  { to: '/app', label: 'Home', icon: null, end: true },
  { to: '/app/text2speech', label: 'Text', icon: null },
  { to: '/app/account/settings', label: 'Settings', icon: null, leadsTo: ['/app/account/keys'] },
];

function markedAt(address: string): string[] {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <SidebarEntries of={entries} />
    </MemoryRouter>,
  );
  return [...page.matchAll(/<a\b[^>]*aria-current="page"[^>]*>(?:<span.*?<\/span>)?(\w+)/g)].map(
    ([, label]) => label ?? '',
  );
}

test.each([
  ['the page itself', '/app', ['Home']],
  ['a page below an entry', '/app/text2speech/an-audio', ['Text']],
  ['a page that an entry leads to', '/app/account/keys', ['Settings']],
  ['a page in the address’s language', '/en/app/account/keys', ['Settings']],
  ['a page of no entry', '/app/account/profile', []],
])('marks the entry of %s', (_, address, marked) => {
  expect(markedAt(address)).toEqual(marked);
});
