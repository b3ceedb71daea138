import type { ImportedFields, RecordFields } from '../../platform/import-target.js';
import type { NewPolicy, Policy } from '../domain/policy.js';

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
