import type { Premium } from '@/shared/api-types';

const LAST_PAID = 2;
const NEXT = 3;

/** Those that matter now: what fell due and is not paid, the last paid ones and the next ones. */
export function currentPremiums(premiums: readonly Premium[]): readonly Premium[] {
  const inState = (state: Premium['state']) => premiums.filter((premium) => premium.state === state);
  const left = new Set([
    ...inState('paid').slice(0, -LAST_PAID),
    ...inState('upcoming').slice(NEXT),
    ...inState(null).slice(NEXT),
  ]);
  return premiums.filter((premium) => !left.has(premium));
}
