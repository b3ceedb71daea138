/** Seconds between Send and the first mail, in which the issue can be taken back. */
export const HOLD_SECONDS = 30;
