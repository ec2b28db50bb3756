import type { Page } from '@playwright/test';

/** Returns elements that do not fit the page, and missing or surplus headings. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) faults.push(`the page is ${scrollWidth} px wide in ${width}`);

    /** Whether a box that scrolls, or hides its overflow on purpose, cuts the element. */
    const isHeld = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, clip, clipPath, position } = getComputedStyle(box);
        if (box !== document.body && overflowX !== 'visible' && box !== document.documentElement)
          return box.getBoundingClientRect().right <= width + 1;
        if (clip !== 'auto' || clipPath !== 'none') return true;
        if (position === 'fixed' && box.getBoundingClientRect().left >= width) return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[aria-hidden="true"], svg, [inert]') || !seen(element)) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      const children = element.firstElementChild;
      if (own > 0 && (right > width + 1 || left < -1) && right > 0 && !children && !isHeld(element))
        faults.push(
          `beyond the edge (${Math.round(left)}–${Math.round(right)}): ${nameOf(element)}`,
        );
    }

    const fits = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!fits || !seen(field)) continue;
      const style = getComputedStyle(field, '::placeholder');
      const box = getComputedStyle(field);
      fits.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      fits.letterSpacing = box.letterSpacing === 'normal' ? '0px' : box.letterSpacing;
      const room =
        field.clientWidth -
        Number.parseFloat(box.paddingLeft) -
        Number.parseFloat(box.paddingRight);
      const needed = fits.measureText(field.placeholder).width;
      if (needed > room + 1)
        faults.push(
          `placeholder is cut (${Math.round(needed)} px in ${Math.round(room)}): ${field.placeholder}`,
        );
    }

    for (const field of document.querySelectorAll('select')) {
      if (!fits || !seen(field)) continue;
      const style = getComputedStyle(field);
      fits.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      fits.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight);
      const text = field.selectedOptions[0]?.text ?? '';
      if (fits.measureText(text).width > room + 1) faults.push(`choice is cut: ${text}`);
    }

    for (const element of document.querySelectorAll(
      'button, h1, h2, h3, label, th, nav a, [role="menuitem"]',
    )) {
      if (!seen(element) || !(element instanceof HTMLElement)) continue;
      const { overflowX, clipPath } = getComputedStyle(element);
      // Text for screen readers only is one pixel wide on purpose.
      if (clipPath !== 'none') continue;
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        faults.push(`text is cut: ${nameOf(element)}`);
    }

    for (const element of document.querySelectorAll(
      '[role="dialog"] button, [role="menuitem"], #sidebar[data-open] :is(a, button)',
    )) {
      if (!seen(element)) continue;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > width + 1)
        faults.push(`out of reach: ${nameOf(element)}`);
    }

    const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
    if (headings.length !== 1) faults.push(`${headings.length} first headings`);
    return faults;
  });
}
