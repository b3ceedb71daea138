/** The IANA time zone of that name, in its usual spelling; null when there is none. An offset such as +08:00 is none. */
export function knownTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
