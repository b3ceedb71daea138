import type { ImportedFields, RecordFields } from '../../platform/import-target.js';
import type { Said } from '../../platform/domain-error.js';
import type { NewPolicy, Policy } from '../domain/policy.js';
import { type Terms, TERMS, type TermsChange } from '../domain/premium-schedule.js';
import type { PolicyRow } from './policy.tables.js';

/**
 * What a new policy has when the file does not say it: it is in force, its grace days are the usual ones of the product, and
 * premiums that were due before today were paid before the office kept them.
 */
export function usualOf(
  { startsOn }: ImportedFields,
  links: Readonly<Record<string, string>>,
  today: string,
): RecordFields {
  return {
    ...{ application: 'issued', force: 'in force' },
    graceDays: links.graceDays === undefined ? null : Number(links.graceDays),
    paidBefore: typeof startsOn === 'string' && startsOn < today ? today : null,
  };
}

export function fieldsOf({ premium, ...policy }: Policy, client: string): RecordFields {
  const { policyNumber, insured, insurer, product, line, application, force, startsOn, endsOn, mode } =
    policy;
  const { graceDays, paidBefore, reinstateUntil, remarks } = policy;
  return {
    ...{ clientFullName: client, policyNumber, insured, insurer, product, line, application, force },
    ...{ startsOn, endsOn, premium: premium.amount, currency: premium.currency, mode, graceDays },
    ...{ paidBefore, reinstateUntil, remarks },
  };
}

export function detailsOf({
  clientFullName: _,
  premium,
  currency = null,
  ...fields
}: RecordFields): NewPolicy {
  const kept = Object.entries(fields).filter(([name]) => !name.startsWith('client'));
  return {
    clientId: '',
    ...Object.fromEntries(kept),
    premium: { amount: premium, currency },
  } as unknown as NewPolicy;
}

export function changedTerms(before: Partial<NewPolicy>, after: Partial<NewPolicy>): (keyof Terms)[] {
  return TERMS.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/** The days on which these terms were to be others: a file is the last word about them. */
export function laterDays(
  { upcoming }: Pick<PolicyRow, 'upcoming'>,
  terms: readonly (keyof Terms)[],
): string[] {
  const changes = JSON.parse(upcoming) as TermsChange[];
  return changes.filter((change) => terms.some((key) => key in change)).map(({ effectiveOn }) => effectiveOn);
}

/** What somebody has to say on the page of the policy, because a file does not. */
export function notByFile({ startsOn, force }: RecordFields, said: ImportedFields): Record<string, Said> {
  const isReinstated = !isInForce(force) && isInForce(said.force);
  return {
    ...(said.startsOn && said.startsOn !== startsOn && { startsOn: 'policy.start-is-corrected' as const }),
    ...(isReinstated && { force: 'import.reinstated' as const }),
  };
}

function isInForce(force: unknown): boolean {
  return force === 'in force' || force === 'not yet';
}

/** What is stored is not looked at again. */
export function policyFrom(fields: RecordFields, id: string, at: string): Policy {
  return {
    ...({ saleId: null, beneficiaries: [], forceSince: null, ...detailsOf(fields) } as unknown as Policy),
    ...{ id, termsSince: null, planFrom: null, upcoming: [], createdAt: at, updatedAt: at },
  };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
