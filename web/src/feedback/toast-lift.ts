/** What a stack of toasts covers of the window's height, in px from the top. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns how far (px) a stack at the bottom of a window moves up to cover no button; 0 if there is no room above them.
 * @param top what is free for it from the top
 */
export function liftOver(stack: Span, buttons: readonly Span[], gap: number, top: number): number {
  let lift = 0;
  for (const button of buttons.toSorted((a, b) => b.bottom - a.bottom)) {
    const covers = button.top < stack.bottom - lift && button.bottom > stack.top - lift;
    if (covers) lift = stack.bottom - button.top + gap;
  }
  return stack.top - lift < top ? 0 : lift;
}

const mainButtons =
  ':is([data-variant="default"], [data-variant="synthesize"]):not([data-size="icon"], :disabled)';
/** The page's header, on phones. */
const headerHeight = 56;

/** Moves the toasts of narrow windows above the main buttons of the page, or of the dialog that is open. */
export function liftToasts(stack: HTMLElement, gap: number): void {
  stack.style.removeProperty('--toast-lift');
  const { bottom } = getComputedStyle(stack);
  if (bottom === 'auto' || !matchMedia('(max-width: 40rem)').matches) return;
  const height = [...stack.querySelectorAll<HTMLElement>('[data-testid="toast"]')].reduce(
    (sum, card) => sum + card.offsetHeight + gap,
    0,
  );
  const end = innerHeight - Number.parseFloat(bottom);
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const page = [...dialogs].at(-1) ?? document.querySelector('main');
  const buttons = [...(page?.querySelectorAll(mainButtons) ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  const lift = liftOver({ top: end - height, bottom: end }, buttons, gap, headerHeight);
  if (lift > 0) stack.style.setProperty('--toast-lift', `${lift}px`);
}
