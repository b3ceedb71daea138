import type { Appointment, Lead, LeadRef } from '@/shared/api-types';
import { leadRef } from '@/admin/ground/words/leadRules';

/** The fields of a lead that a list can change. */
export type LeadSet = Partial<
  Pick<
    Appointment,
    | 'leadStatus'
    | 'bookingStatus'
    | 'outcome'
    | 'ownerId'
    | 'productPurchased'
    | 'premiumFrequency'
    | 'premiumRate'
  >
>;

/** The change of a lead, with the values before it. */
export interface LeadChange {
  readonly lead: LeadRef;
  readonly set: LeadSet;
  readonly before: LeadSet;
}

/** The change of a lead to new values. */
export function changeOf(lead: Lead, set: LeadSet): LeadChange {
  const before = Object.fromEntries(Object.keys(set).map((field) => [field, lead[field as keyof Lead]]));
  return { lead: leadRef(lead), set, before };
}

/** The changes that restore what each lead had before. */
export const reversed = (changes: readonly LeadChange[]): readonly LeadChange[] =>
  changes.map(({ lead, set, before }) => ({ lead, set: before, before: set }));

/** Changes to the same values in one group, because one request changes leads to one value. */
export function groupedBySet(changes: readonly LeadChange[]): readonly (readonly LeadChange[])[] {
  const groups = new Map<string, LeadChange[]>();
  for (const change of changes) {
    const key = JSON.stringify(change.set);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}
