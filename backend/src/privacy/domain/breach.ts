import { Invalid } from '../../platform/domain-error.js';

/** The NPC and the people affected are to be told within these hours of knowing of a breach. */
const NOTIFY_WITHIN_MS = 72 * 3_600_000;

/** From this number of people with sensitive data on, the office has to register with the NPC. */
export const SENSITIVE_THRESHOLD = 1_000;

/** What is known about a breach of security. Times are ISO 8601 UTC. */
export interface Breach {
  readonly id: string;
  readonly discoveredAt: string;
  /** The time in which the data was open. */
  readonly from: string;
  readonly to: string;
  readonly what: string;
  /** The account that was misused; null when none is known. */
  readonly account: string | null;
  readonly createdAt: string;
  readonly createdByName: string;
  readonly npcNotifiedAt: string | null;
  readonly peopleNotifiedAt: string | null;
  readonly closedAt: string | null;
}

export type NewBreach = Pick<Breach, 'discoveredAt' | 'from' | 'to' | 'what' | 'account'>;

const STEPS = ['npcNotifiedAt', 'peopleNotifiedAt', 'closedAt'] as const;

/** What was done about a breach. What is left out stays; null takes it back. */
export type BreachSteps = { readonly [S in (typeof STEPS)[number]]?: string | null | undefined };

/** A new breach. Rejects times that are in the future or in the wrong order. */
export function recordBreach(
  { discoveredAt, from, to, what, account }: NewBreach,
  made: { readonly id: string; readonly at: string; readonly byName: string },
): Breach {
  if (discoveredAt > made.at) throw new Invalid({ discoveredAt: 'breach.discovered-later' });
  if (to > made.at) throw new Invalid({ to: 'breach.to-later' });
  if (from > to) throw new Invalid({ from: 'breach.from-after-to' });
  return {
    id: made.id,
    discoveredAt,
    from,
    to,
    what,
    account,
    createdAt: made.at,
    createdByName: made.byName,
    npcNotifiedAt: null,
    peopleNotifiedAt: null,
    closedAt: null,
  };
}

/** Rejects a step that was taken in the future or before the breach was discovered. */
export function takeSteps(breach: Breach, steps: BreachSteps, now: string): Breach {
  for (const step of STEPS) {
    const at = steps[step];
    if (at && (at > now || at < breach.discoveredAt)) throw new Invalid({ [step]: 'breach.step-time' });
  }
  const given = Object.fromEntries(
    STEPS.filter((step) => steps[step] !== undefined).map((step) => [step, steps[step]]),
  );
  return { ...breach, ...given };
}

/** When the 72 hours end. */
export function notifyBy({ discoveredAt }: Breach): string {
  return new Date(Date.parse(discoveredAt) + NOTIFY_WITHIN_MS).toISOString();
}
