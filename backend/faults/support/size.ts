/** `npm run test:faults -- --full` runs each fault at full size; otherwise in a few minutes altogether. */
export const FULL = process.env.FAULTS === 'full';

export function size(small: number, full: number): number {
  return FULL ? full : small;
}
