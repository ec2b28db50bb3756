import type { Page } from '@playwright/test';
import type { textsIn } from '../support/texts.ts';
import { placeholders } from '../sweep/look.ts';
import type { Made } from './made.ts';

/** Who looks: nobody, somebody who has just come, somebody with a Pro plan and audios, an admin. */
const lookers = ['visitor', 'newcomer', 'member', 'admin'] as const;
export type Looker = (typeof lookers)[number];

export interface Scene {
  readonly page: Page;
  readonly t: ReturnType<typeof textsIn>;
  /** Whether the sidebar is a drawer. */
  readonly narrow: boolean;
}

/** A page or a state of it. */
export interface Shot {
  readonly name: string;
  readonly who: Looker;
  readonly path: string | ((made: Made) => string);
  /** Sets the answers before the page is opened. */
  readonly prepare?: (scene: Scene) => Promise<unknown>;
  /** Brings the open page into the state. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly after?: (scene: Scene) => Promise<unknown>;
  /** Something covers the page, so only the window is taken. */
  readonly window?: true;
  readonly onlyNarrow?: true;
}

export const press = ({ page }: Scene, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

const loading = `${placeholders}, [data-testid="loading-bar"][data-visible="true"]`;

/** Until nothing is loading any more; a state that goes on doing so is shown as it is. */
export const settled = (page: Page) =>
  page
    .waitForFunction((selector) => document.querySelector(selector) === null, loading, {
      timeout: 4000,
    })
    .catch(() => undefined);
