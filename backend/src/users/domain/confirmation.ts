/** How long a confirmation opens acts, in minutes. */
export const CONFIRMATION_MINUTES = 15;
/** In minutes: of a specified call that a morning's session makes without a question. */
export const CONFIRMED_THIS_MORNING = 120;

/** Whether a user who proved at that time who they are, by signing in or with the password, need not do so again. */
export function isRecent(
  confirmedAt: string | null | undefined,
  now: Date,
  minutes = CONFIRMATION_MINUTES,
): boolean {
  return confirmedAt != null && now.getTime() - Date.parse(confirmedAt) <= minutes * 60_000;
}
