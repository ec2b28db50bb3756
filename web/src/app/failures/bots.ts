import { isbot } from 'isbot';

/**
 * Detects crawlers, link previewers and performance auditors, which would store an error page as the page's content.
 * Loaded only with the first error. A headless browser alone does not count: crawlers name themselves in the user
 * agent.
 */
export function isBot(userAgent: string): boolean {
  return isbot(userAgent.replace('HeadlessChrome', 'Chrome')) || /gtmetrix/i.test(userAgent);
}
