/** How a mail server is connected, in technical words. */
export const CONNECT_MAIL = 'Set SMTP_URL and restart the server; “Mail” in docs/operations.md says how.';

/** How a broken audit trail is examined, in technical words. */
export const INSPECT_AUDIT =
  'Run “npm run verify-audit” and compare with an older backup; “Audit trail” in docs/operations.md says how.';

/** What to do about nightly work that has stopped, in technical words. */
export const FIND_CAUSE =
  'Read in the log of the server what stopped it; restart the server if the log says nothing.';
