import { matchRoutes, type RouteObject } from 'react-router-dom';
import { endLoadsAhead, loadAhead } from './failures/loads-ahead.ts';

function preload(routes: RouteObject[], link: HTMLAnchorElement): void {
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
    const lazy: unknown = route.lazy;
    if (typeof lazy !== 'function' || !('preload' in lazy)) continue;
    void loadAhead(lazy.preload as () => Promise<unknown>);
  }
}

/**
 * Loads a page when the mouse or the focus reaches a link to it, or a finger presses it, so that its files load before the
 * click.
 */
export function preloadPages(routes: RouteObject[]): void {
  const come = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) preload(routes, link);
  };
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && come(event), {
    passive: true,
  });
  addEventListener('pointerdown', come, { passive: true });
  addEventListener('focusin', come);
  addEventListener('click', endLoadsAhead, true);
}
