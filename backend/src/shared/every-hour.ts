const HOUR_MS = 3_600_000;

/** Tidies up now and every hour, for as long as the process lives; what fails is tried again with the next hour. */
export function everyHour(work: () => Promise<unknown>): void {
  const tidy = () => void work().catch(() => undefined);
  tidy();
  setInterval(tidy, HOUR_MS).unref();
}
