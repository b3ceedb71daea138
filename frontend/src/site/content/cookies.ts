/** Texts of the cookie banner (spec §2). */
export const COOKIE_BANNER = {
  title: 'Your choice about cookies',
  text: 'Essential storage keeps this site working. Today we store nothing else. If we ever count visits or remember your settings, may we?',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Decline and close',
  policy: 'Cookie Policy',
} as const;
