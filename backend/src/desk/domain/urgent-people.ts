/** Why someone is named in the morning's mail; `days` are those past grace, left in grace, or overdue; negative before. */
export type Urgency =
  | { readonly why: 'past grace' | 'in grace' | 'task' | 'case'; readonly days: number }
  | { readonly why: 'policy'; readonly what: string; readonly days: number }
  | { readonly why: 'request' | 'unanswered' };

/** A person who needs staff first. What they want is left out: it can be about their health. */
export interface UrgentPerson {
  /** Of a lead, by which an erasure finds it; else null. */
  readonly bookingId: string | null;
  /** Of a client; else null. */
  readonly clientId: string | null;
  /** Null without one. */
  readonly policyId: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly urgency: Urgency;
}

const MOST_NAMED = 3;

/**
 * Whom the mail names: the first of each list, then the second of each, each person once and three at most. The lists are in
 * the order of their urgency.
 */
export function mostUrgent(lists: readonly (readonly UrgentPerson[])[]): readonly UrgentPerson[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
  const different = new Map<string, UrgentPerson>();
  for (const person of inTurn) {
    const key = person.clientId ?? person.bookingId ?? person.name;
    if (!different.has(key)) different.set(key, person);
  }
  return [...different.values()].slice(0, MOST_NAMED);
}
