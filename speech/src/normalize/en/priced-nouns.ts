import lists from './lists.json' with { type: 'json' };

/** What a price stands before and describes without an article too: £5 tickets, $45 late fee, $12 burgers at the bar. */
const nouns = new Set(lists.nouns);
/** In the singular these may be what one costs, £4.50 pint, £25 session; in the plural the price describes them. */
const counted =
  /^(?:pint|shot|beer|wine|wing|pie|coffee|draft|snack|cake|cone|glasse|bottle|seat|room|session|classe|lesson|course|bag|hamper|basket|book|album|game|product|stool|starter|main|appetizer|steak|shooter|slice|bowl|wrap|oyster|well|marg|margarita|app|movie|tour|massage|entree|dish|dishe|shoe|jean|drink|glass)s$/;
/** Verbs in this form: $20 covers both, $5 raises it. */
const verbs =
  /^(?:covers|stays|gains|rises|drops|cuts|jumps|increases|decreases|values|limits|caps|raises|checks|charges|claims|offers|awards|stakes|plans|tips|pledges|watches|houses|supports|orders|transfers|blocks|banks|rounds|shelters|aids|powers|units|farms|walls|drives)$/;

/** What millions are spent on: a plan for $38M downtown arena. */
const works = new Set(lists.works);

/**
 * Whether a word is a noun that prices describe: `ticket`, `fees`, `pints`, but no `pint`; of millions and billions
 * `arena` and `bypass` too.
 */
export function isPriced(word: string, isLarge = false): boolean {
  return (
    (isLarge && works.has(word)) ||
    (!verbs.test(word) &&
      ((isLarge && works.has(word.replace(/s$/, ''))) ||
        counted.test(word) ||
        nouns.has(word) ||
        nouns.has(word.replace(/s$/, '')) ||
        nouns.has(word.replace(/(s|x|z|ch|sh)es$/, '$1')) ||
        nouns.has(word.replace(/ies$/, 'y'))))
  );
}
