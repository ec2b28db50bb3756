const loopback: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * Returns the address of a setting. What is sent there has to be encrypted unless it stays on this machine.
 * @throws Error if it is neither https nor a loopback address
 */
export function encryptedAddress(setting: string, address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLocal = url?.protocol === 'http:' && loopback.includes(url.hostname);
  if (url && (url.protocol === 'https:' || isLocal)) return url;
  throw new Error(`${setting} is "${address}": it begins with https://.`);
}
