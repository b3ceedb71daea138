import { HOUSEHOLD_ROLES, type HouseholdRole } from '@contract';
import type { Client, HouseholdMember } from '@/shared/api-types';

export const ROLE_LABELS: Readonly<Record<HouseholdRole, string>> = {
  head: 'Head',
  spouse: 'Spouse',
  child: 'Child',
  parent: 'Parent',
  other: 'Other',
};

/** The members in the order of their roles, the head first. */
export const byRole = (clients: readonly Client[]): Client[] =>
  clients.toSorted(
    (one, other) =>
      HOUSEHOLD_ROLES.indexOf(one.householdRole ?? 'other') -
      HOUSEHOLD_ROLES.indexOf(other.householdRole ?? 'other'),
  );

/** The members after one has got another role. A new head changes roles with the one before, so that there is one. */
export function withRole<M extends HouseholdMember>(
  members: readonly M[],
  clientId: string,
  role: HouseholdRole,
): M[] {
  const before = members.find((member) => member.clientId === clientId)?.role ?? 'other';
  return members.map((member) => {
    if (member.clientId === clientId) return { ...member, role };
    return role === 'head' && member.role === 'head' ? { ...member, role: before } : member;
  });
}
