import { type ESTree, type Plugin, parseAst } from 'vite';
import { type Change, changed, rulesOf } from './rules.ts';

const intl = /\/node_modules\/@formatjs\/intl\/index\.js$/;
const router = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
const reactDom = /\/node_modules\/react-dom\/cjs\/react-dom\.production\.js$/;
const reactDomClient = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Hints, after which a page looks the same: called all the same, they do nothing. */
const hints = ['preconnect', 'prefetchDNS', 'preload', 'preloadModule'];
const isHint = (rule: string): boolean => hints.includes(rule.replace('exports.', ''));

/**
 * Functions of packages that the app never calls, by what would call them, about 60 kB in total. A name may be that of a
 * property which gets a function; with `*` at its end all that begin so.
 */
const unused: readonly (readonly [file: RegExp, names: readonly string[]])[] = [
  // Routes rendered by react-router's own server, and code that observes a router from outside.
  [
    router,
    [
      'PrefetchPageLinks',
      'RSCErrorHandler',
      'deserializeErrors',
      'instrumentClientSideRouter',
      'getRouteInstrumentationUpdates',
    ],
  ],
  // Routes with loaders, actions or redirects, fetchers, blockers, and routes that are added later: ours have `lazy` alone.
  [
    router,
    [
      '_internalSetRoutes',
      'discoverRoutes',
      'fetch2',
      'getBlocker',
      'getRouteHydrationStatus',
      'getTargetedDataStrategyMatches',
      'getUpdatedRevalidatingFetchers',
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'isNewLoader',
      'isNewRouteInstance',
      'normalizeRedirectLocation',
      'patchRoutes',
      'patchRoutesImpl',
      'revalidate',
      'setFetcherError',
      'shouldRevalidateLoader',
      'startRedirectNavigation',
      'updateBlocker',
      'updateFetcherState',
    ],
  ],
  // The page of a route without an error page: ours have one at the root.
  [router, ['DefaultErrorComponent']],
  // <ViewTransition>
  [
    reactDomClient,
    [
      'ViewTransitionPseudoElement',
      'ViewTransitionPseudoElement.prototype.*',
      'applyViewTransitionToHostInstances',
      'createViewTransitionInstance',
      'flushAfterMutationEffects',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
    ],
  ],
  // Fragments with a ref
  [
    reactDomClient,
    [
      'FragmentInstance',
      'FragmentInstance.prototype.*',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ],
  ],
  // <SuspenseList>, `useActionState`, `findDOMNode`; a form whose press starts a transition needs `startHostTransition`.
  [
    reactDomClient,
    [
      'ReactDOMSharedInternals.findDOMNode',
      'dispatchActionState',
      'mountActionState',
      'rerenderActionState',
      'runActionStateAction',
      'updateActionStateImpl',
      'updateSuspenseListComponent',
    ],
  ],
  // Style sheets and scripts that components render or request
  [
    reactDomClient,
    [
      'acquireResource',
      'insertStylesheetIntoRoot',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preloadStylesheet',
      'suspendResource',
    ],
  ],
  [reactDom, ['exports.preinit*', ...hints.map((name) => `exports.${name}`)]],
  [reactDomClient, hints],
  // Kinds of formats that no text has
  [
    intl,
    [
      'formatDateTimeRange',
      'formatDateToParts',
      'formatDisplayName',
      'formatDuration',
      'formatDurationToParts',
      'formatList',
      'formatListToParts',
      'formatNumberToParts',
      'formatPlural',
      'formatRelativeTime',
      'formatTimeToParts',
    ],
  ],
];

const thrower = `
function leftOut() { throw new Error("Left out by web/build/functions-plugin.ts"); }
`;

/** Returns the rule that a function's name fits. */
const ruleOf = (name: string, rules: readonly string[]) =>
  rules.find((rule) => (rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : name === rule));

/** Returns what stands in place of the functions with these names, in the order of the code. */
function changesIn(
  node: unknown,
  code: string,
  rules: readonly string[],
  found: (Change & { readonly rule: string })[] = [],
) {
  if (typeof node !== 'object' || node === null) return found;
  const { type } = node as ESTree.Node;
  if (type === 'FunctionDeclaration') {
    const { id, body } = node as ESTree.Function;
    const rule = ruleOf(id?.name ?? '', rules);
    if (rule && body) {
      const text = isHint(rule) ? '{}' : '{ leftOut(); }';
      found.push({ rule, start: body.start, end: body.end, text });
      return found;
    }
  }
  if (type === 'AssignmentExpression') {
    const { left, right } = node as ESTree.AssignmentExpression;
    const rule = ruleOf(code.slice(left.start, left.end), rules);
    if (rule && right.type === 'FunctionExpression') {
      const text = isHint(rule) ? '() => {}' : 'leftOut';
      found.push({ rule, start: right.start, end: right.end, text });
      return found;
    }
  }
  for (const one of Object.values(node)) changesIn(one, code, rules, found);
  return found;
}

/** Returns the names of a file's functions that are emptied. */
export const rulesFor = (id: string): readonly string[] =>
  unused.filter(([file]) => file.test(id)).flatMap(([, names]) => names);

/** Returns the code with the functions emptied, and the rules that found one. */
export function emptied(code: string, rules: readonly string[]) {
  const changes = changesIn(parseAst(code).body, code, rules);
  return {
    code: changed(code, changes) + thrower,
    applied: new Set(changes.map(({ rule }) => rule)),
  };
}

/** Empties functions of packages that the app never calls, and with them goes what only they call. */
export function functionsPlugin(): Plugin {
  const { note, buildEnd } = rulesOf(unused.flatMap(([, names]) => names));
  return {
    name: 'duu-functions',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: unused.map(([file]) => file) },
      handler(whole, id) {
        const { code, applied } = emptied(whole, rulesFor(id));
        for (const rule of applied) note(rule, whole, code);
        return { code, map: null };
      },
    },
    buildEnd,
  };
}
