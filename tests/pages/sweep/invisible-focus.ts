import type { Page } from '@playwright/test';

/**
 * Returns elements that the key reaches but whose look does not change on focus. In menus, Tab would close the menu.
 * @param passOver selects what is left out
 */
export async function invisibleFocus(
  page: Page,
  key: 'Tab' | 'ArrowDown' = 'Tab',
  passOver?: string,
): Promise<string[]> {
  // Browsers show the focus only after a key press.
  await page.keyboard.press(key);
  return page.evaluate((selector) => {
    const still = document.createElement('style');
    still.textContent =
      '*, ::before, ::after { transition: none !important; animation: none !important; }';
    document.head.append(still);
    const tabbable = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex], [role="menuitem"]',
      ),
    ].filter(
      (element) =>
        (element.tabIndex >= 0 || element.matches('[role="menuitem"]')) &&
        !element.matches(':disabled, [aria-disabled="true"], [type="hidden"], [type="file"]') &&
        !element.closest('[inert]') &&
        !(selector && element.closest(selector)) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const drawn = [
      'outlineStyle',
      'outlineWidth',
      'outlineColor',
      'boxShadow',
      'borderColor',
      'borderWidth',
      'backgroundColor',
      'textDecorationLine',
      'transform',
      'opacity',
      'clipPath',
    ] as const;
    const lookOf = (one: Element) =>
      [undefined, '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(one, part);
          // Without content it is not drawn.
          if (part && style.content === 'none') return '';
          return drawn
            .filter((name) => name !== 'outlineColor' || style.outlineStyle !== 'none')
            .map((name) => style[name])
            .join();
        })
        .join('|');
    const around = (element: Element) =>
      [
        element.parentElement,
        element.parentElement?.parentElement,
        element.nextElementSibling,
        element.previousElementSibling,
      ]
        .map((one) => (one ? lookOf(one) : ''))
        .join('|');
    const leave = () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    /** Those that look the same with the focus. Their looks without it are read at once: each change of it costs styles. */
    const sameIn = (elements: HTMLElement[], look: (element: Element) => string) => {
      leave();
      const before = elements.map(look);
      return elements.filter((element, at) => {
        element.focus({ preventScroll: true });
        return document.activeElement === element && look(element) === before[at];
      });
    };
    // Their surroundings are compared only if the element itself does not change.
    const unseen = sameIn(sameIn(tabbable, lookOf), around).map(
      ({ outerHTML }) => `focus is not seen: ${outerHTML.replace(/\s+/g, ' ').slice(0, 120)}`,
    );
    leave();
    still.remove();
    return unseen;
  }, passOver);
}
