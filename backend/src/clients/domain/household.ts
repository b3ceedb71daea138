import { Conflict, Invalid, type Said } from '../../platform/domain-error.js';

export const HOUSEHOLD_ROLES = ['head', 'spouse', 'child', 'parent', 'other'] as const;
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];

export const MOST_MEMBERS = 20;

/** A client in a household, and what the client is to its head. */
export interface HouseholdMember {
  readonly clientId: string;
  readonly role: HouseholdRole;
}

export interface HouseholdDetails {
  readonly name: string;
  /** Each client once, exactly one of them the head. */
  readonly members: readonly HouseholdMember[];
}

/** People who live together or belong together. Times are ISO 8601 UTC. */
export interface Household extends HouseholdDetails {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A new household. Rejects a member who is there twice, and any number of heads but one. */
export function createHousehold(details: HouseholdDetails, id: string, at: string): Household {
  assertMembers(details.members);
  return { ...details, id, createdAt: at, updatedAt: at };
}

/**
 * The household after a change; what is left out stays, and members replace all there were. The same object when nothing
 * changes. Rejects what a new one does, and a change of an earlier state: `ifUpdatedAt` is the time of the last change that
 * its author has seen, null for any.
 */
export function changeHousehold(
  household: Household,
  change: Partial<HouseholdDetails>,
  at: string,
  ifUpdatedAt: string | null,
): Household {
  const { name, members } = { ...household, ...change };
  if (name === household.name && haveSameMembers(members, household.members)) return household;
  if (ifUpdatedAt !== null && ifUpdatedAt !== household.updatedAt)
    throw new Conflict('household.changed', household);
  assertMembers(members);
  return { ...household, name, members, updatedAt: at };
}

/** Rejects members who are no clients, or in another household: `places` are the households of the clients. */
export function assertFree({ id, members }: Household, places: ReadonlyMap<string, string | null>): void {
  const problems: Record<string, Said> = {};
  for (const [at, { clientId }] of members.entries()) {
    const place = places.get(clientId);
    if (place === undefined) problems[`members.${at}.clientId`] = 'client.unknown';
    else if (place !== null && place !== id)
      problems[`members.${at}.clientId`] = 'household.member-elsewhere';
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}

/** The order of succession: when the head leaves, a member with the first of these roles becomes the head. */
const NEXT_HEAD: readonly HouseholdRole[] = ['spouse', 'parent', 'other', 'child'];

/** The members after one has left. Another becomes the head in place of one who was it; none is left of a single member. */
export function withoutMember(members: readonly HouseholdMember[], clientId: string): HouseholdMember[] {
  const rest = members.filter((member) => member.clientId !== clientId);
  if (rest.some(({ role }) => role === 'head')) return rest;
  const next = NEXT_HEAD.flatMap((role) => rest.find((member) => member.role === role) ?? [])[0];
  return rest.map((member) => (member === next ? { ...member, role: 'head' } : member));
}

/**
 * The members of a household of the merged client after the merge. The surviving client takes its place, unless it is in
 * a household already; in the same one it becomes the head in place of the merged client.
 */
export function withSurvivor(
  members: readonly HouseholdMember[],
  { survivorId, mergedId, isElsewhere }: { survivorId: string; mergedId: string; isElsewhere: boolean },
): HouseholdMember[] {
  const merged = members.find(({ clientId }) => clientId === mergedId);
  if (!merged) return [...members];
  if (members.some(({ clientId }) => clientId === survivorId)) {
    const rest = members.filter((member) => member !== merged);
    if (merged.role !== 'head') return rest;
    return rest.map((member) => (member.clientId === survivorId ? { ...member, role: 'head' } : member));
  }
  if (isElsewhere) return withoutMember(members, mergedId);
  return members.map((member) => (member === merged ? { ...member, clientId: survivorId } : member));
}

/** Whether both lists have the same clients in the same roles, in any order. */
export function haveSameMembers(one: readonly HouseholdMember[], other: readonly HouseholdMember[]): boolean {
  const written = (members: readonly HouseholdMember[]) =>
    members
      .map(({ clientId, role }) => `${clientId} ${role}`)
      .sort()
      .join();
  return written(one) === written(other);
}

function assertMembers(members: readonly HouseholdMember[]): void {
  const problems: Record<string, Said> = {};
  for (const [place, { clientId }] of members.entries())
    if (members.findIndex((member) => member.clientId === clientId) < place)
      problems[`members.${place}.clientId`] = 'household.member-twice';
  if (members.filter(({ role }) => role === 'head').length !== 1) problems.members = 'household.one-head';
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}
