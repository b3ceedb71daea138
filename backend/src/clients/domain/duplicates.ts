/** Pairs of possible duplicates that are listed; further ones come when these are decided. */
export const MOST_PAIRS = 50;

/** Why two clients may be the same person. A name alone is no reason: families share names, as they share addresses. */
export const DUPLICATE_REASONS = ['email', 'phone', 'nameAndBirth'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** By what clients are compared, in normal forms; '' for what is not known. */
export interface Likeness {
  /** Now and before merges, as the others. */
  readonly emails: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
  readonly name: string;
  /** All words of the names; none without a merge. */
  readonly words: ReadonlySet<string>;
  readonly dateOfBirth: string;
}

/** The fields in which two clients match, so that they may be the same person; empty without a match. */
export function duplicateReasons(one: Likeness, other: Likeness): DuplicateReason[] {
  const isBornAlike = one.dateOfBirth !== '' && one.dateOfBirth === other.dateOfBirth;
  const isSame: Readonly<Record<DuplicateReason, boolean>> = {
    email: one.emails.some((email) => other.emails.includes(email)),
    phone: one.phones.some((phone) => other.phones.includes(phone)),
    nameAndBirth: isBornAlike && (isNamed(one, other) || isNamed(other, one)),
  };
  return DUPLICATE_REASONS.filter((reason) => isSame[reason]);
}

/** Whether the client has, or had before a merge, the name of the other one. */
function isNamed({ name, words }: Likeness, other: Likeness): boolean {
  if (other.name === '') return false;
  return name === other.name || other.name.split(' ').every((word) => words.has(word));
}
