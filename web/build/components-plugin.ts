import type { Plugin } from 'vite';
import { rulesOf } from './rules.ts';

const router = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
const intl = /\/node_modules\/react-intl\/index\.js$/;

/** Assignments, calls and classes that have no effect, but make the bundler keep components that no page renders. */
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
const creations = /= (React\d*\.(?:createContext|forwardRef|memo)\(|createFormatted\w+\()/g;
const components = /class extends (React\d*)\.Component\b/g;

type Rule = readonly [name: string, file: RegExp, change: (code: string) => string];

const packages: readonly (readonly [name: string, file: RegExp])[] = [
  ['react-router', router],
  ['react-intl', intl],
];

const rules: readonly Rule[] = [
  ...packages.flatMap(([name, file]): Rule[] => [
    [`names of ${name}`, file, (code) => code.replace(displayNames, '')],
    [`components of ${name}`, file, (code) => code.replace(creations, '= /* @__PURE__ */ $1')],
  ]),
  [
    'classes of react-router',
    router,
    (code) => code.replace(components, 'class extends /* @__PURE__ */ (() => $1.Component)()'),
  ],
];

/** Leaves out components that no page renders: packages have all of theirs in one module. */
export function componentsPlugin(): Plugin {
  const { note, buildEnd } = rulesOf(rules.map(([name]) => name));
  return {
    name: 'duu-components',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: [router, intl] },
      handler: (code, id) => ({
        code: rules
          .filter(([, file]) => file.test(id))
          .reduce((before, [name, , change]) => note(name, before, change(before)), code),
        map: null,
      }),
    },
    buildEnd,
  };
}
