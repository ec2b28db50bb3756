/** Crawlers, link previewers and performance auditors: an error page is no use to them. */
const bots =
  /bot\b|crawl|spider|slurp|facebookexternalhit|facebot|embedly|quora link preview|whatsapp|telegrambot|twitterbot|linkedinbot|slackbot|discordbot|pinterest|vkshare|viber|skypeuripreview|lighthouse|pagespeed|gtmetrix|pingdom|headlesschrome-audit|chrome-lighthouse|googleweblight|bingpreview|yandex|baiduspider|duckduckbot|applebot/i;

export function isBot(userAgent: string): boolean {
  return bots.test(userAgent);
}
