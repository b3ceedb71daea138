const CRAWLERS = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i;

/** Whether the User-Agent is that of a crawler, or missing. */
export const isCrawler = (userAgent: string | undefined): boolean =>
  userAgent === undefined || CRAWLERS.test(userAgent);
