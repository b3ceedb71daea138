/** Business minutes in words: `25 min`, `3 h 20 min`, `2 days` of nine hours each. */
export function waitingTime(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= BUSINESS_DAY) {
    const days = Math.floor(hours / BUSINESS_DAY);
    return days === 1 ? '1 day' : `${days} days`;
  }
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Opening hours of a weekday. */
const BUSINESS_DAY = 9;
