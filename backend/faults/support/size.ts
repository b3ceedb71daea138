/** Set by `npm run test:faults -- --full`; without it, all faults together take a few minutes. */
export const FULL = process.env.FAULTS === 'full';

export function size(small: number, full: number): number {
  return FULL ? full : small;
}
