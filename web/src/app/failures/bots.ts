import { isbot } from 'isbot';

/**
 * Crawlers, link previewers and performance auditors: an error page is no use to them, and they would keep it as what
 * the page is. Loaded with the first error only. A browser without a window is no bot by itself: those that are say so.
 */
export function isBot(userAgent: string): boolean {
  return isbot(userAgent.replace('HeadlessChrome', 'Chrome')) || /gtmetrix/i.test(userAgent);
}
