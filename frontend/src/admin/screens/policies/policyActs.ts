import { addDays, type CalendarDate, type ForceState } from '@contract';
import type { Policy, PolicyChange } from '@/shared/api-types';
import { isEnded, policyTitle } from '@/admin/ground/words/policyWords';

export const ACT_IDS = [
  'start',
  'reinstate',
  'lapse',
  'surrender',
  'mature',
  'claim',
  'cancel',
  'not-yet',
] as const;
export type ActId = (typeof ACT_IDS)[number];

/** What the insurer did to a policy, on a day. */
export interface PolicyAct {
  /** In the menu and on the button. */
  readonly name: string;
  /** What is said when it is done. */
  readonly done: string;
  readonly force: ForceState;
  /** The name of its day; null for an act without one. */
  readonly since: string | null;
  readonly hint?: string;
  /** What is to be done next, before the name of the policy. */
  readonly next?: string;
}

export const ACTS: Readonly<Record<ActId, PolicyAct>> = {
  start: { name: 'Put in force', done: 'Policy is in force', force: 'in force', since: 'In force since' },
  reinstate: { name: 'Reinstate', done: 'Policy reinstated', force: 'in force', since: 'Reinstated on' },
  lapse: {
    name: 'Mark as lapsed',
    done: 'Policy marked as lapsed',
    force: 'lapsed',
    since: 'Lapsed since',
    next: 'Offer reinstatement of',
  },
  surrender: {
    name: 'Surrender',
    done: 'Policy surrendered',
    force: 'surrendered',
    since: 'Surrendered on',
  },
  mature: {
    name: 'Mature',
    done: 'Policy matured',
    force: 'matured',
    since: 'Matured on',
    next: 'Talk about what follows',
  },
  claim: {
    name: 'Claim',
    done: 'Policy claimed',
    force: 'claimed',
    since: 'Claimed on',
    hint: 'For a claim that ends the policy. Any other is a case, and the policy stays in force.',
    next: 'Follow up the claim on',
  },
  cancel: { name: 'Cancel policy', done: 'Policy cancelled', force: 'cancelled', since: 'Cancelled on' },
  'not-yet': { name: 'Not yet in force', done: 'Policy is not yet in force', force: 'not yet', since: null },
};

/** The acts that a policy can be the object of. An application that came to nothing is changed in the form. */
export function actsOf({ application, force }: Policy): readonly ActId[] {
  if (application === 'declined' || application === 'withdrawn') return [];
  if (force === 'not yet') return ['start', 'cancel'];
  const isOther = (id: ActId) => ACTS[id].force !== force;
  const ends = (['lapse', 'surrender', 'mature', 'claim', 'cancel'] as const).filter(isOther);
  return force === 'in force' ? [...ends, 'not-yet'] : ['reinstate', ...ends];
}

/** The usual day of an act: that of a lapse is the first one after grace, of a maturity the end of the policy, otherwise today. */
export function usualDay(id: ActId, { nextPremium, endsOn }: Policy, today: CalendarDate): CalendarDate {
  if (id === 'lapse' && nextPremium?.state === 'past grace') return addDays(nextPremium.graceEndsOn, 1);
  return id === 'mature' && endsOn && endsOn < today ? endsOn : today;
}

/** The form of an act as text. */
export interface ActValues {
  readonly forceSince: string;
  readonly reinstateUntil: string;
  /** What becomes of the premiums that fell due before a reinstatement; empty while that is not said. */
  readonly arrears: '' | 'owed' | 'waived';
  readonly reason: string;
}

/** What an act changes. */
export function changeByAct(id: ActId, policy: Policy, values: ActValues): PolicyChange {
  const { forceSince, reinstateUntil, arrears } = values;
  const { force, since } = ACTS[id];
  const isRevived = id === 'reinstate' && isEnded(policy);
  return {
    force,
    ...(since && { forceSince }),
    ...(id === 'start' && policy.application === 'applied' && { application: 'issued' }),
    ...(id === 'lapse' &&
      reinstateUntil !== (policy.reinstateUntil ?? '') && {
        reinstateUntil: reinstateUntil || null,
      }),
    ...(isRevived && policy.reinstateUntil && { reinstateUntil: null }),
    ...(isRevived && arrears && { arrears }),
  };
}

/** `Offer reinstatement of Sun Life Term 20`; null for an act after which nothing is to be done. */
export function nextTask(id: ActId, policy: Policy): string | null {
  const { next } = ACTS[id];
  return next ? `${next} ${policyTitle(policy)}` : null;
}
