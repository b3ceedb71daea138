/** Why two clients may be the same person. A name alone is no reason: families share names, as they share addresses. */
export const DUPLICATE_REASONS = ['email', 'phone', 'nameAndBirth'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** By what clients are compared; '' for what is not known. */
export interface Likeness {
  /** Normalised, as the others. */
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly name: string;
  readonly dateOfBirth: string;
}

/** The fields in which two clients match, so that they may be the same person; empty without a match. */
export function duplicateReasons(one: Likeness, other: Likeness): DuplicateReason[] {
  const isSame = (field: keyof Likeness) => one[field] !== '' && one[field] === other[field];
  return DUPLICATE_REASONS.filter((reason) =>
    reason === 'nameAndBirth' ? isSame('name') && isSame('dateOfBirth') : isSame(reason),
  );
}
