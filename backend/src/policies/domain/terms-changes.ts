import { addDays, addMonths, type CalendarDate, daysBetween } from '../../calendar/domain/calendar-date.js';
import { Invalid } from '../../platform/domain-error.js';
import { layPayments, type LaidPayment } from './laid-payments.js';
import { isPaying, type Policy } from './policy.js';
import {
  asOf,
  boundaryFrom,
  instalment,
  type Now,
  type Paid,
  periodsFrom,
  type Step,
} from './premium-plan.js';
import {
  type Instalment,
  monthlyDayFrom,
  periodsOf,
  plannedUntil,
  planPremiums,
  shifted,
  type Terms,
  TERMS,
  type TermsChange,
  termsOn,
} from './premium-schedule.js';
import { graceEnd, isPaid } from './premium-state.js';

/** How the terms of a policy were stated. */
export interface Stated {
  /** The first day of a change; null for the next due date after today. */
  readonly effectiveOn: CalendarDate | null;
  /** The terms that were stated, also those that are as before. */
  readonly stated: readonly (keyof Terms)[];
}

/** The terms that hold from a day on, with the premiums since then. Rejects another start. */
export function changed(
  before: Policy,
  after: Policy,
  { premiums }: Paid,
  { effectiveOn, stated }: Stated,
  { today }: Now,
): Step {
  if (after.startsOn !== before.startsOn) throw new Invalid({ startsOn: 'policy.start-is-corrected' });
  const from = effectiveOn ?? usualDay(before, premiums, today);
  const terms = differing(termsOn(before, from), after, stated);
  const unchanged = { ...after, ...termsOf(before) };
  if (keysOf(terms).length === 0) return { policy: unchanged, premiums };
  // no premium is due by them
  if (!isPaying(before) || !isPaying(after))
    return { policy: { ...unchanged, ...terms, termsSince: today }, premiums };
  const first = terms.mode ? modeBegins(before, premiums, from) : boundaryFrom(before, premiums, from);
  const upcoming = withChange(before, { ...terms, effectiveOn: first });
  const policy = asOf({ ...unchanged, upcoming }, today);
  if (!terms.mode)
    return {
      policy,
      premiums: premiums.map((premium) =>
        premium.coversFrom < first || isPaid(premium)
          ? premium
          : withTerms(premium, termsOn(policy, premium.coversFrom), keysOf(terms)),
      ),
    };
  const isKept = ({ coversFrom, paidAmount }: Instalment) => coversFrom < first || paidAmount !== 0;
  return {
    policy,
    premiums: premiums.filter(isKept).map((premium) => endingBy(premium, first)),
    free: premiums.filter((premium) => !isKept(premium)),
  };
}

/** The terms as they were from the start, with all premiums since they began. */
export function corrected(before: Policy, after: Policy, paid: Paid, { stated }: Stated, now: Now): Step {
  const move = (date: CalendarDate) => shifted(date, before.startsOn, after.startsOn);
  const since = before.termsSince && move(before.termsSince);
  const upcoming = before.upcoming.map((change) => ({ ...change, effectiveOn: move(change.effectiveOn) }));
  const planFrom = before.planFrom && move(before.planFrom);
  const policy = { ...after, planFrom, termsSince: since, upcoming: differingChanges(after, upcoming) };
  const premiums = paid.premiums.map((premium) => moved(premium, move));
  const terms = differing(before, after, stated);
  if (terms.mode) return planned({ ...policy, planFrom: since }, premiums, paid.payments, now);
  // stating the present terms once more corrects what was due before they were changed
  const isCorrected = (premium: Instalment, key: keyof Terms) =>
    key in terms ? premium.coversFrom >= (since ?? '') : lastsAsLongAs(premium, policy);
  return {
    policy,
    premiums: premiums.map((premium) =>
      withTerms(
        premium,
        termsOn(policy, premium.coversFrom),
        stated.filter((key) => isCorrected(premium, key)),
      ),
    ),
  };
}

/** The premiums of a corrected mode, with the payments of those that were planned by the wrong one. */
function planned(
  policy: Policy,
  premiums: readonly Instalment[],
  payments: readonly LaidPayment[],
  now: Now,
): Step {
  const isWrong = ({ coversFrom }: Instalment) => coversFrom >= (policy.termsSince ?? '');
  const wrong = premiums.filter(isWrong);
  const right = premiums.filter((premium) => !isWrong(premium));
  const until = isPaying(policy) ? plannedUntil(now.today) : (wrong.at(-1)?.dueDate ?? '');
  const { added } = planPremiums(policy, right, until);
  if (added.length === 0) return { policy, premiums };
  const ids = wrong.map(({ id }) => id);
  const own = payments.filter(({ premiumId }) => ids.includes(premiumId));
  const paid = wrong.reduce((sum, { paidAmount }) => sum + paidAmount, 0);
  // a part of an earlier payment was carried to them, and is laid with its payment
  if (policy.termsSince !== null && paid !== own.reduce((sum, { amount }) => sum + amount, 0))
    return planned({ ...policy, planFrom: null, termsSince: null }, premiums, payments, now);
  const empty = added.map((period, place) => instalment(period, ids[place], now));
  const laid = layPayments(empty, own);
  return { policy, premiums: [...right, ...laid.premiums], laid };
}

/** The day from which a change holds that names none: the next due date. */
function usualDay(policy: Policy, premiums: readonly Instalment[], today: CalendarDate): CalendarDate {
  const next = periodsFrom(policy, premiums, addDays(today, 1));
  if (next !== null) return next;
  if (premiums.at(-1)?.coversUntil !== null) return today;
  // nothing is due after a single premium
  let years = 1;
  while (addMonths(policy.startsOn, 12 * years) <= today) years += 1;
  return addMonths(policy.startsOn, 12 * years);
}

/** As `boundaryFrom`; where a paid premium reaches beyond it, the day on which that ends. */
function modeBegins(policy: Policy, premiums: readonly Instalment[], from: CalendarDate): CalendarDate {
  let first = periodsFrom(policy, premiums, from) ?? monthlyDayFrom(policy.startsOn, from);
  for (const { coversFrom, coversUntil, paidAmount } of premiums) {
    const until = coversUntil ?? addMonths(coversFrom, 12);
    if (paidAmount !== 0 && coversFrom >= first && until > first) first = until;
  }
  return first;
}

function endingBy(premium: Instalment, date: CalendarDate): Instalment {
  const { coversFrom, coversUntil } = premium;
  return coversFrom < date && (coversUntil === null || coversUntil > date)
    ? { ...premium, coversUntil: date }
    : premium;
}

/** With the change in its place among those that were known; what changes nothing is left out. */
function withChange(policy: Policy, change: TermsChange): TermsChange[] {
  const same = policy.upcoming.find(({ effectiveOn }) => effectiveOn === change.effectiveOn);
  const others = policy.upcoming.filter((other) => other !== same);
  const all = [...others, { ...same, ...change }].sort((one, other) =>
    one.effectiveOn < other.effectiveOn ? -1 : 1,
  );
  return differingChanges(policy, all);
}

function differingChanges(policy: Terms, changes: readonly TermsChange[]): TermsChange[] {
  let terms = termsOf(policy);
  return changes.flatMap(({ effectiveOn, ...change }) => {
    const after = { ...terms, ...change };
    const rest = differing(terms, after, TERMS);
    terms = after;
    return keysOf(rest).length === 0 ? [] : [{ ...rest, effectiveOn }];
  });
}

function moved(premium: Instalment, move: (date: CalendarDate) => CalendarDate): Instalment {
  const coversFrom = move(premium.coversFrom);
  const coversUntil = premium.coversUntil && move(premium.coversUntil);
  const dueDate = addDays(coversFrom, daysBetween(premium.coversFrom, premium.dueDate));
  const graceEndsOn = addDays(dueDate, daysBetween(premium.dueDate, premium.graceEndsOn));
  return { ...premium, coversFrom, coversUntil, dueDate, graceEndsOn };
}

function withTerms(
  premium: Instalment,
  { premium: price, graceDays }: Terms,
  keys: readonly (keyof Terms)[],
): Instalment {
  return {
    ...premium,
    ...(keys.includes('premium') && price),
    ...(keys.includes('graceDays') && { graceEndsOn: graceEnd(premium.dueDate, graceDays) }),
  };
}

function lastsAsLongAs({ coversFrom, coversUntil }: Instalment, policy: Policy): boolean {
  const [period] = periodsOf({ ...policy, planFrom: coversFrom, endsOn: null }, []);
  return period?.coversUntil === coversUntil;
}

function termsOf({ premium, mode, graceDays }: Terms): Terms {
  return { premium, mode, graceDays };
}

/** The stated terms that are others than before. */
function differing(before: Terms, after: Terms, stated: readonly (keyof Terms)[]): Partial<Terms> {
  const isSame = (key: keyof Terms) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return Object.fromEntries(stated.filter((key) => !isSame(key)).map((key) => [key, after[key]]));
}

function keysOf(terms: Partial<Terms>): (keyof Terms)[] {
  return TERMS.filter((key) => key in terms);
}
