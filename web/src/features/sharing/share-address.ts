/** The public player's address of a shared audio. */
export function shareAddress(shareId: string, origin = location.origin): string {
  return `${origin}/player?share=${encodeURIComponent(shareId)}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** HTML that shows the small player on another site. */
export function embedCode(shareId: string, name: string, origin = location.origin): string {
  const title = name.replace(/[&<>"]/gu, (letter) => entities[letter] ?? letter);
  return `<iframe src="${shareAddress(shareId, origin)}&amp;embed=1" title="${title}" width="100%" height="190" style="border:0" allow="autoplay" loading="lazy"></iframe>`;
}
