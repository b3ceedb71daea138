import type { ServiceCase } from '@/shared/api-types';

export const KIND_LABELS: Readonly<Record<ServiceCase['kind'], string>> = {
  claim: 'Claim',
  change: 'Request for a change',
  complaint: 'Complaint',
};

/** The fields of the form as text; a missing value is ''. */
export interface CaseValues {
  readonly kind: ServiceCase['kind'];
  readonly title: string;
  readonly reference: string;
  readonly nextStep: string;
  readonly nextBy: string;
}

export function valuesOf(found: ServiceCase | null): CaseValues {
  const { kind = 'claim', title = '', reference, nextStep, nextBy } = found ?? {};
  return { kind, title, reference: reference ?? '', nextStep: nextStep ?? '', nextBy: nextBy ?? '' };
}

/** The form as it is sent; an empty field is null. */
export function caseIn({ kind, title, reference, nextStep, nextBy }: CaseValues) {
  return {
    kind,
    title: title.trim(),
    nextBy: nextBy || null,
    reference: reference.trim() || null,
    nextStep: nextStep.trim() || null,
  };
}
