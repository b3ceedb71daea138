/** The cookie banner's words (spec §2). */
export const COOKIE_BANNER = {
  title: 'Your choice about cookies',
  text: 'Essential storage keeps this site working. May we also use cookies for analytics and to remember your settings?',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Decline and close',
  policy: 'Cookie Policy',
} as const;
