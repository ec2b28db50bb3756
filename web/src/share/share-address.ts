import { apiBase } from '@duu/contract/calls/call';
import { escapeHtml } from '@duu/contract/escape-html';

/** Returns the URL of a shared audio in the public player. */
export function shareAddress(shareId: string, origin = location.origin): string {
  return `${origin}/player?share=${encodeURIComponent(shareId)}`;
}

/** Returns the URL of a shared collection in the public player. */
export function playlistAddress(playlistId: string, origin = location.origin): string {
  return `${origin}/player?list=${encodeURIComponent(playlistId)}`;
}

/** Returns the URL of a shared collection for podcast apps. */
export function feedAddress(playlistId: string, origin = location.origin): string {
  return `${origin}${apiBase}/playlists/${encodeURIComponent(playlistId)}/feed.xml`;
}

/** Returns the URL of the embedded player, the only page that other sites may frame (headers in firebase.json). */
function embedAddress(shareId: string, origin = location.origin): string {
  return `${origin}/embed/${encodeURIComponent(shareId)}`;
}

/** HTML that embeds the player on another site. */
export function embedCode(shareId: string, name: string, origin = location.origin): string {
  return `<iframe src="${embedAddress(shareId, origin)}" title="${escapeHtml(name)}" width="100%" height="190" style="border:0" allow="autoplay" loading="lazy"></iframe>`;
}
