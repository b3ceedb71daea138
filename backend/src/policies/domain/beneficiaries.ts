import { Invalid, type Said } from '../../platform/domain-error.js';
import { searchForm } from '../../platform/values/search.js';

export const BENEFICIARY_CLASSES = ['primary', 'contingent'] as const;
export type BeneficiaryClass = (typeof BENEFICIARY_CLASSES)[number];
/** Most beneficiaries of a policy. */
export const MOST_BENEFICIARIES = 40;
/** The shares of a class add up to this. */
export const WHOLE_SHARE = 10_000;

/** Somebody who is paid when the insured person dies; the contingent ones when no primary one is alive. */
export interface Beneficiary {
  readonly name: string;
  readonly relationship: string;
  /** In basis points: 2,550 are 25.5 %. */
  readonly share: number;
  readonly class: BeneficiaryClass;
  /** Whether the owner can name somebody else without asking this person. */
  readonly revocable: boolean;
}

/** Rejects a name that is there twice in a class, and shares of a class that do not add up to the whole. Nobody is possible. */
export function assertBeneficiaries(beneficiaries: readonly Beneficiary[]): void {
  const problems: Record<string, Said> = {};
  for (const words of BENEFICIARY_CLASSES) {
    const ofClass = beneficiaries.filter((one) => one.class === words);
    const sum = ofClass.reduce((total, { share }) => total + share, 0);
    if (ofClass.length > 0 && sum !== WHOLE_SHARE)
      problems.beneficiaries = ['policy.shares', { words, percent: sum / 100 }];
  }
  const seen = new Set<string>();
  for (const [place, one] of beneficiaries.entries()) {
    const key = `${one.class} ${searchForm(one.name) || one.name.trim()}`;
    if (seen.has(key))
      problems[`beneficiaries.${place}.name`] = ['policy.beneficiary-twice', { words: one.class }];
    seen.add(key);
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}
