// @vitest-environment happy-dom
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as React from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import { expect, test } from 'vitest';
import { emptied, rulesFor } from './functions-plugin.ts';

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => resolve(`${name}/package.json`).replace('package.json', 'cjs');

/** Loads a package's code for production as the build leaves it. */
function built(file: string, packages: Readonly<Record<string, unknown>> = {}): unknown {
  const { code } = emptied(readFileSync(file, 'utf8'), rulesFor(file));
  const made = {};
  const require = (name: string) => packages[name];
  new Function('require', 'exports', 'process', code)(require, made, { env: {} });
  return made;
}

const react = built(`${folderOf('react')}/react.production.js`) as typeof React;
const scheduler = built(`${folderOf('scheduler')}/scheduler.production.js`);
const dom = built(`${folderOf('react-dom')}/react-dom.production.js`, { react }) as typeof ReactDom;
const client = built(`${folderOf('react-dom')}/react-dom-client.production.js`, {
  react,
  scheduler,
  'react-dom': dom,
}) as typeof ReactDomClient;

test('what is left of React renders elements of the head, elements of our own and hints', () => {
  const { createElement: of } = react;
  const failures: unknown[] = [];
  const box = document.body.appendChild(document.createElement('div'));
  const root = client.createRoot(box, { onUncaughtError: (error) => failures.push(error) });
  const Page = ({ name }: { readonly name: string }) => {
    dom.prefetchDNS('https://a.example');
    dom.preconnect('https://b.example');
    dom.preload('/c.woff2', { as: 'font' });
    dom.preloadModule('/d.js');
    return of(
      react.Fragment,
      null,
      of('title', null, name),
      of('meta', { name: 'robots', content: name }),
      of('link', { rel: 'canonical', href: `/${name}` }),
      of('style', null, `.${name} { color: red }`),
      of('duu-part', { 'data-name': name }),
      of('form', { action: () => undefined }, name),
    );
  };
  for (const name of ['one', 'two']) {
    dom.flushSync(() => root.render(of(Page, { name })));
    expect(failures).toEqual([]);
    expect(document.title).toBe(name);
    expect(box.querySelector('duu-part')?.getAttribute('data-name')).toBe(name);
    expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  }
  root.unmount();
});
