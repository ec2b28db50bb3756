import type { Page } from '@playwright/test';
import { placeholders } from '../sweep/look.ts';
import type { Place } from '../sweep/overlay.ts';
import type { SweptPage } from '../sweep/pages.ts';
import type { Swept } from '../sweep/swept-test.ts';

/** The sweep's users, and a user who has just signed up. */
export type Viewer = SweptPage['role'] | 'newcomer';

/** A page in one state. */
export interface Shot {
  readonly name: string;
  readonly role: Viewer;
  readonly path: string | ((swept: Swept) => string);
  /** Runs before the page is opened, to replace answers. */
  readonly prepare?: (place: Place) => Promise<unknown>;
  /** Brings the open page into the state, before the picture. */
  readonly before?: (place: Place) => Promise<unknown>;
  readonly after?: (place: Place) => Promise<unknown>;
  /** Takes a picture of the window only, because something covers the page. */
  readonly window?: true;
  readonly onlyNarrow?: boolean;
  /** The page throws, as it is asked to. */
  readonly throws?: true;
}

export const press = ({ page }: Place, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

const loading = `${placeholders}, [data-testid="loading-bar"][data-visible="true"]`;

/** Waits until nothing is loading. A state that never stops loading is taken as it is. */
export const untilLoaded = (page: Page) =>
  page
    .waitForFunction((selector) => document.querySelector(selector) === null, loading, {
      timeout: 4000,
    })
    .catch(() => undefined);
