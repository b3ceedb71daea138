import type { Check } from '@/shared/api-types';

const ORDER: readonly Check['state'][] = ['attention', 'unknown', 'good'];

/** What needs attention first; otherwise in the order of the server. */
export function byUrgency(checks: readonly Check[]): Check[] {
  return [...checks].sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

export function summaryOf(checks: readonly Check[]): string {
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length;
  const [attention, unknown] = [count('attention'), count('unknown')];
  const rest = unknown === 0 ? '' : `; ${unknown} ${unknown === 1 ? 'is' : 'are'} unknown`;
  if (attention > 0)
    return `${attention} ${attention === 1 ? 'point needs' : 'points need'} attention${rest}.`;
  return unknown === 0 ? 'Everything is in order.' : `Nothing needs attention${rest}.`;
}
