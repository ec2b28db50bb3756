/** Returns whether an address is for programs: their errors are JSON, as a page would be taken for sound. */
export function isForPrograms(url: string): boolean {
  return /^\/(?:v1|mcp|api\/openapi\.json|audio|models|\.well-known)(?:[/?]|$)/.test(url);
}
