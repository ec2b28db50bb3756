/** One year, from the specification. */
export const cookieDays = 365;

export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1));
  }
  return null;
}

export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is not in Safari before 18.4, and is asynchronous, but the value is needed immediately.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${cookieDays * 86_400}; SameSite=Lax${secure}`;
}
