/**
 * Forwarding services that give one mailbox any number of addresses, from their own pages (November 2026).
 * The list of disposable domains leaves them out, but such an address identifies nobody either.
 */
const forwarders: ReadonlySet<string> = new Set([
  ...['duck.com', 'mozmail.com', 'relay.firefox.com', 'cloaked.id', '33mail.com', 'erine.email'],
  ...[
    'simplelogin.com',
    'simplelogin.co',
    'simplelogin.fr',
    'aleeas.com',
    'slmail.me',
    'slmails.com',
  ],
  ...['8shield.net', '8alias.com', 'dralias.com', 'silomails.com', 'passmail.net', 'passmail.com'],
  ...['passinbox.com', 'passfwd.com', 'anonaddy.com', 'anonaddy.me', 'addy.io', 'addymail.com'],
  ...[
    'addysub.com',
    '4wrd.cc',
    'mailer.me',
    'alias.forwardemail.net',
    'burnermail.io',
    'manyme.com',
  ],
  ...['spamgourmet.com', 'sneakemail.com', 'fakermail.com', 'mailhide.io'],
]);

let list: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { disposableEmailBlocklistSet } = await import('disposable-email-domains-js');
  return disposableEmailBlocklistSet();
}

/**
 * Returns a function that says whether a domain or a parent of it is known for disposable mailboxes or
 * forwarding addresses. Loads the list on first use. `more` are the operator's own, separated by commas or
 * blanks: a new domain need not wait for a release.
 */
export function createDisposableDomains(more: () => string): (domain: string) => Promise<boolean> {
  return async (domain) => {
    list ??= load();
    const known = await list;
    const named = new Set(
      more()
        .toLowerCase()
        .split(/[\s,]+/),
    );
    const labels = domain.split('.');
    const above = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
    return above.some((one) => known.has(one) || forwarders.has(one) || named.has(one));
  };
}
