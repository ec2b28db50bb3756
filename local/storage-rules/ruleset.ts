// Loads a rules file and decides requests by it.
import { checkRules } from './check.ts';
import { evaluate, type Observe, type Scope, scopeOf } from './evaluate.ts';
import { type Body, type MatchRule, parseRules, type RulesFile, RulesProblem } from './parse.ts';
import { RuleError, type Value } from './values.ts';

interface RulesRequest {
  /** Such as `/b/bucket/o/users/u1/audios/a.mp3`. */
  readonly path: string;
  readonly method: string;
  /** The rules' variable `request`. */
  readonly request: Value;
}

interface Verdict {
  readonly permit: boolean;
  /** Why expressions failed, for the emulator's log. */
  readonly problems: string[];
}

const includes: Record<string, string[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

export type Ruleset = (request: RulesRequest) => Verdict;

/** Returns the problems of a file that has errors or uses something unsupported. */
export function loadRules(source: string): Ruleset | RulesProblem[] {
  let file: RulesFile;
  try {
    file = parseRules(source);
  } catch (error) {
    if (error instanceof RulesProblem) return [error];
    throw error;
  }
  const problems = checkRules(file);
  return problems.length > 0 ? problems : (request) => decide(file, request);
}

/** @param observe told the value of every expression that is computed */
export function decide(
  file: RulesFile,
  { path, method, request }: RulesRequest,
  observe?: Observe,
): Verdict {
  const problems: string[] = [];

  function permits(body: Body, outer: Scope, path: string[]): boolean {
    const scope = scopeOf(body, outer);
    const isHere = path.length === 0;
    if (isHere && body.allows.some((allow) => allows(allow, scope))) return true;
    return body.matches.some((match) => {
      const bound = wildcardsOf(match, path);
      if (!bound) return false;
      const variables = new Map([...scope.variables, ...bound]);
      return permits(match, { ...scope, variables }, path.slice(match.path.length));
    });
  }

  function allows({ methods, condition, line }: Body['allows'][number], scope: Scope): boolean {
    if (!methods.some((one) => one === method || includes[one]?.includes(method))) return false;
    try {
      return condition === null || evaluate(condition, scope) === true;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      problems.push(`line ${line}: ${error.message}`);
      return false;
    }
  }

  const variables = new Map([['request', request]]);
  const segments = path.split('/').filter((segment) => segment !== '');
  const permit = permits(file, { variables, functions: new Map(), observe }, segments);
  return { permit, problems: permit ? [] : problems };
}

/** Returns the values of a match's wildcards if its path is the beginning of `path`, else null. */
function wildcardsOf(match: MatchRule, path: string[]): [string, Value][] | null {
  const bound: [string, Value][] = [];
  for (const [at, part] of match.path.entries()) {
    const segment = path[at];
    if (segment === undefined || (part.kind === 'literal' && part.text !== segment)) return null;
    if (part.kind === 'wildcard') bound.push([part.name, segment]);
  }
  return bound;
}
