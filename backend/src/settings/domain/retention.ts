/** How long personal data is kept. Months after the last contact, or after a mail. */
export interface Retention {
  /** For bookings that led to no contract: 1 to 120. */
  readonly bookingMonths: number;
  /** For the content of mails: 1 to 120. */
  readonly mailMonths: number;
  /** For the record of a policy after its end: 1 to 600. */
  readonly policyMonths: number;
  /** Whether the office erases by itself what is due. */
  readonly automatic: boolean;
}

export const DEFAULT_RETENTION: Retention = {
  bookingMonths: 24,
  mailMonths: 12,
  policyMonths: 120,
  automatic: false,
};

export const MOST_RETENTION_MONTHS = { bookingMonths: 120, mailMonths: 120, policyMonths: 600 } as const;

/** The words in braces of a legal text that stand for what the retention says. */
export const RETENTION_PLACEHOLDERS = [
  'bookingRetention',
  'mailRetention',
  'policyRetention',
  'erasureTiming',
] as const;

export function retentionWords({
  bookingMonths,
  mailMonths,
  policyMonths,
  automatic,
}: Retention): Record<(typeof RETENTION_PLACEHOLDERS)[number], string> {
  return {
    bookingRetention: periodWords(bookingMonths),
    mailRetention: periodWords(mailMonths),
    policyRetention: periodWords(policyMonths),
    erasureTiming: automatic
      ? 'every day by our software'
      : 'by our staff, whom our software shows what is due',
  };
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `two years`, `18 months`. */
export function periodWords(months: number): string {
  const inYears = months % 12 === 0;
  const count = inYears ? months / 12 : months;
  return `${NUMBERS[count - 1] ?? count} ${inYears ? 'year' : 'month'}${count === 1 ? '' : 's'}`;
}
