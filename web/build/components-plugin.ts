import { type Plugin, parseAst } from 'vite';

const router = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
const intl = /\/node_modules\/react-intl\/index\.js$/;

/** What routes rendered by react-router's own server need, and code that observes a router from outside: ours has neither. */
const unused = [
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
];

/** Assignments, calls and classes that have no effect, but make the bundler keep components that no page renders. */
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
const creations = /= (React\d*\.(?:createContext|forwardRef|memo)\(|createFormatted\w+\()/g;
const components = /class extends (React\d*)\.Component\b/g;

/** Empties those of the functions that a module declares, and returns how many there were. */
function emptied(code: string, names: readonly string[]): { code: string; count: number } {
  const bodies = parseAst(code).body.flatMap((one) =>
    one.type === 'FunctionDeclaration' && one.body && names.includes(one.id?.name ?? '')
      ? [one.body]
      : [],
  );
  let [result, from] = ['', 0];
  for (const { start, end } of bodies) {
    result += `${code.slice(from, start)}{ throw new Error("Left out by web/build/components-plugin.ts"); }`;
    from = end;
  }
  return { code: result + code.slice(from), count: bodies.length };
}

/** Leaves out components that no page renders: packages have all of theirs in one module. */
export function componentsPlugin(): Plugin {
  let count = 0;
  return {
    name: 'duu-components',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: [router, intl] },
      handler(code) {
        const reduced = emptied(code, unused);
        count += reduced.count;
        return {
          code: reduced.code
            .replace(displayNames, '')
            .replace(creations, '= /* @__PURE__ */ $1')
            .replace(components, 'class extends /* @__PURE__ */ (() => $1.Component)()'),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && count !== unused.length)
        this.error(`react-router has ${count} of the ${unused.length} functions to leave out.`);
    },
  };
}
