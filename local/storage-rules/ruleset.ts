// A loaded rules file, and the question that it answers.
import { checkRules } from './check.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { type Body, type MatchRule, parseRules, type RulesFile, RulesProblem } from './parse.ts';
import { RuleError, Unsupported, type Value } from './values.ts';

interface RulesRequest {
  /** Such as `/b/bucket/o/users/u1/audios/a.mp3`. */
  readonly path: string;
  readonly method: string;
  readonly request: Value;
  readonly resource: Value;
}

interface Verdict {
  readonly permit: boolean;
  /** Why expressions failed, for the emulator's log. */
  readonly problems: string[];
}

const includes: Record<string, string[]> = {
  read: ['get', 'list', 'read'],
  write: ['create', 'update', 'delete', 'write'],
};

export interface Ruleset {
  readonly version: '1' | '2';
  readonly verify: (asked: RulesRequest) => Verdict;
}

/** Returns the problems of a file that says anything that this runtime does not know. */
export function loadRules(source: string): Ruleset | RulesProblem[] {
  let file: RulesFile;
  try {
    file = parseRules(source);
  } catch (error) {
    if (error instanceof RulesProblem) return [error];
    throw error;
  }
  const problems = checkRules(file);
  if (problems.length > 0) return problems;
  return { version: file.version, verify: (asked) => verify(file, asked) };
}

function verify(file: RulesFile, asked: RulesRequest): Verdict {
  const segments = asked.path.split('/').filter((segment) => segment !== '');
  const variables = new Map<string, Value>([
    ['request', asked.request],
    ['resource', asked.resource],
  ]);
  const problems: string[] = [];
  const permit = permits(file, scopeOf(file, { variables, functions: new Map() }), segments, {
    ...asked,
    problems,
  });
  return { permit, problems: permit ? [] : problems };
}

type Question = RulesRequest & { problems: string[] };

function scopeOf(body: Body, outer: Scope): Scope {
  const scope: Scope = { variables: outer.variables, functions: new Map(outer.functions) };
  for (const rule of body.functions) scope.functions.set(rule.name, { rule, scope });
  return scope;
}

/** `rest` is what the matches around this body have left of the path. */
function permits(body: Body, scope: Scope, rest: string[], question: Question): boolean {
  if (rest.length === 0 && body.allows.some((allow) => allowed(allow, scope, question)))
    return true;
  return body.matches.some((match) =>
    waysToMatch(match, rest).some(({ left, bound }) => {
      const variables = new Map([...scope.variables, ...bound]);
      const inner = scopeOf(match, { variables, functions: scope.functions });
      return permits(match, inner, left, question);
    }),
  );
}

function allowed(allow: Body['allows'][number], scope: Scope, question: Question): boolean {
  const fits = allow.methods.some(
    (method) => method === question.method || includes[method]?.includes(question.method),
  );
  if (!fits) return false;
  if (!allow.condition) return true;
  try {
    return evaluate(allow.condition, scope) === true;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    question.problems.push(`line ${allow.line}: ${error.message}`);
    return false;
  }
}

interface Way {
  readonly left: string[];
  readonly bound: [string, Value][];
}

/** All ways in which a match's path can take the front of `rest`; `**` may take more or less of it. */
function waysToMatch(match: MatchRule, rest: string[]): Way[] {
  let ways: Way[] = [{ left: rest, bound: [] }];
  for (const part of match.path) {
    ways = ways.flatMap(({ left, bound }): Way[] => {
      const [first, ...others] = left;
      if (part.kind === 'literal') return first === part.text ? [{ left: others, bound }] : [];
      if (part.kind === 'one')
        return first === undefined ? [] : [{ left: others, bound: [...bound, [part.name, first]] }];
      return Array.from({ length: left.length + 1 }, (_, at) => ({
        left: left.slice(left.length - at),
        bound: [...bound, [part.name, new Unsupported('path')]],
      }));
    });
  }
  return ways;
}
