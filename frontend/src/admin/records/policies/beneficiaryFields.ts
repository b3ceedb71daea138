import type { Beneficiary } from '@/shared/api-types';
import type { Words } from '@/admin/ground/drafts/differences';
import { percentOf, shareIn, sumWords } from './shares';

export const CLASSES = ['primary', 'contingent'] as const satisfies readonly Beneficiary['class'][];

export const CLASS_LABELS: Readonly<Record<Beneficiary['class'], string>> = {
  primary: 'Primary',
  contingent: 'Contingent, if no primary one is alive',
};

/** A beneficiary in the form: the share in percent, as it is typed. */
export type BeneficiaryRow = Omit<Beneficiary, 'share'> & { readonly share: string };

export function rowsOf(beneficiaries: readonly Beneficiary[]): BeneficiaryRow[] {
  return beneficiaries.map((one) => ({ ...one, share: percentOf(one.share) }));
}

/** The rows as they are sent; null while a field is empty, a share is no percentage, or those of a class are not the whole. */
export function beneficiariesIn(rows: readonly BeneficiaryRow[]): Beneficiary[] | null {
  const all = rows.map((row) => ({
    ...row,
    name: row.name.trim(),
    relationship: row.relationship.trim(),
    share: shareIn(row.share) ?? 0,
  }));
  const isComplete = all.every(({ name, relationship, share }) => name && relationship && share > 0);
  const isWhole = CLASSES.every((of) => {
    const shares = all.filter((one) => one.class === of).map(({ share }) => share);
    return shares.length === 0 || sumWords(shares).isWhole;
  });
  return isComplete && isWhole ? all : null;
}

/** One line for each class, for the comparison of conflicting edits. */
export function wordsOf(rows: readonly BeneficiaryRow[]): Words {
  return CLASSES.map((of) => {
    const named = rows
      .filter((row) => row.class === of)
      .map(
        ({ name, relationship, share, revocable }) =>
          `${name}, ${relationship}, ${share} %${revocable ? '' : ', irrevocable'}`,
      );
    return [CLASS_LABELS[of], named.join('; ') || 'Nobody'];
  });
}
