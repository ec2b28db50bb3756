let list: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { disposableEmailBlocklistSet } = await import('disposable-email-domains-js');
  return disposableEmailBlocklistSet();
}

/** Whether a domain, or one above it, is known to give mailboxes away for minutes. The list is loaded when first asked. */
export async function isDisposableDomain(domain: string): Promise<boolean> {
  list ??= load();
  const known = await list;
  const labels = domain.split('.');
  return labels.some((_, at) => at < labels.length - 1 && known.has(labels.slice(at).join('.')));
}
