const CONFIRMATION_MS = 15 * 60_000;

/** Whether a user who proved at that time who they are, by signing in or with the password, need not do so again. */
export function isRecent(confirmedAt: string | null | undefined, now: Date): boolean {
  return confirmedAt != null && now.getTime() - Date.parse(confirmedAt) <= CONFIRMATION_MS;
}
