/** Opens a payment provider's page. Throws a TypeError for anything but a web address. */
export function leaveTo(address: string): void {
  const { protocol, href } = new URL(address, location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('Not a web address');
  location.assign(href);
}
