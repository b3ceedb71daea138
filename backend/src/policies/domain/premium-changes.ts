import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { Invalid } from '../../platform/domain-error.js';
import { isOwing, isPaying, type Policy } from './policy.js';
import { dateProblem } from './possible-policy.js';
import {
  byPeriod,
  type Now,
  type Paid,
  periodsFrom,
  type Planned,
  type Step,
  withNext,
} from './premium-plan.js';
import { type Instalment, isPaidBefore } from './premium-schedule.js';
import { isPaid } from './premium-state.js';
import { changed, corrected, type Stated } from './terms-changes.js';

/**
 * How terms change. A `change` holds from a day on, and what was due before stays as it is. A `correction` says that they were
 * written down wrongly when they began, so that the premiums since then are corrected.
 */
export const CHANGE_KINDS = ['change', 'correction'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What becomes of the premiums that fell due between the end of the cover and its reinstatement. */
export const ARREARS = ['owed', 'waived'] as const;
export type Arrears = (typeof ARREARS)[number];

export interface HowChanged extends Stated {
  readonly kind: ChangeKind;
  readonly arrears: Arrears | null;
}

/** Rejects a day of a change that is impossible or in the past, and one of a correction, which is from the start. */
export function assertDay(
  { kind, effectiveOn }: Pick<HowChanged, 'kind' | 'effectiveOn'>,
  today: CalendarDate,
): void {
  if (effectiveOn === null) return;
  const problem =
    kind === 'correction'
      ? 'policy.correction-from-start'
      : (dateProblem(effectiveOn) ?? (effectiveOn < today ? 'policy.change-in-past' : null));
  if (problem) throw new Invalid({ effectiveOn: problem });
}

/**
 * What follows for the premiums when `before` becomes `after`, in which all that was stated holds at once: the policy of the
 * result has the terms of today, and those that hold later as `upcoming`. What was paid never changes. Rejects another start
 * that is no correction, and a reinstatement that does not say what becomes of the arrears.
 */
export function replan(before: Policy, after: Policy, stored: Paid, how: HowChanged, now: Now): Planned {
  const paid = { ...stored, premiums: [...stored.premiums].sort(byPeriod) };
  const stated = how.kind === 'correction' ? corrected : changed;
  const dated = withoutGap(
    paid.premiums,
    withinDates(before, stated(before, after, paid, how, now), how, now),
  );
  const forced = byForce(before, dated, how, now);
  return { ...withNext(forced, now), laid: dated.laid ?? null };
}

/** Without the premiums without a payment that the changed end, or the day up to which others were paid, leaves out. */
function withinDates(
  before: Policy,
  { policy, premiums, ...rest }: Step,
  { kind, effectiveOn }: HowChanged,
  { today }: Now,
): Step {
  const { endsOn } = policy;
  const from = kind === 'correction' ? '' : (effectiveOn ?? addDays(today, 1));
  const isOut = ({ dueDate, coversFrom }: Instalment) =>
    (policy.paidBefore !== before.paidBefore && isPaidBefore(policy, dueDate)) ||
    (endsOn !== null && endsOn !== before.endsOn && coversFrom >= endsOn && dueDate >= from);
  return {
    ...rest,
    policy,
    premiums: premiums.filter((premium) => premium.paidAmount !== 0 || !isOut(premium)),
  };
}

/** Premiums are planned again from the first that is removed on. */
function withoutGap(before: readonly Instalment[], step: Step): Step {
  const { policy, premiums } = step;
  const left = new Set(premiums.map(({ id }) => id));
  const gone = before.find(({ id }) => !left.has(id));
  const isLate = gone && policy.planFrom !== null && gone.coversFrom < policy.planFrom;
  return isLate ? { ...step, policy: { ...policy, planFrom: gone.coversFrom } } : step;
}

function byForce(before: Policy, step: Step, { arrears }: HowChanged, now: Now): Step {
  const { policy, premiums } = step;
  if (isPaying(before) === isPaying(policy)) return step;
  const since = policy.forceSince ?? now.today;
  if (!isPaying(policy))
    return withoutGap(premiums, {
      policy,
      premiums: premiums.filter(
        ({ paidAmount, dueDate }) => paidAmount !== 0 || (isOwing(policy) && dueDate <= since),
      ),
    });
  if (before.force === policy.force) return step;
  const fellDue = ({ dueDate }: Instalment) => dueDate >= (before.forceSince ?? '') && dueDate <= since;
  if (arrears === null && withNext(step, now).premiums.some((one) => fellDue(one) && !isPaid(one)))
    throw new Invalid({ arrears: 'field.required' });
  if (arrears !== 'waived') return step;
  const owed = premiums
    .filter((premium) => premium.paidAmount !== 0 || !fellDue(premium))
    .map((premium) =>
      fellDue(premium) && !isPaid(premium) ? { ...premium, amount: premium.paidAmount } : premium,
    );
  const next = periodsFrom(policy, owed, addDays(since, 1));
  return { ...step, policy: { ...policy, planFrom: next ?? policy.planFrom }, premiums: owed };
}

/** Whether a change of the policy can change its premiums. */
export function changesPremiums(before: Policy, after: Policy): boolean {
  const terms = (policy: Policy) => {
    const { startsOn, endsOn, paidBefore, premium, mode, graceDays } = policy;
    const dates = [startsOn, endsOn, paidBefore];
    return JSON.stringify([dates, premium, mode, graceDays, isPaying(policy), isOwing(policy)]);
  };
  return terms(before) !== terms(after);
}
