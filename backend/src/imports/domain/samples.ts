import { readings } from './cells.js';

/** Values of a column that are shown. */
export const SHOWN_SAMPLES = 5;
/** Characters of one. */
const LONGEST = 140;

/** The beginning of a cell. */
export function sampleOf(cell: string): string {
  return cell.length <= LONGEST ? cell : `${[...cell.slice(0, 2 * LONGEST)].slice(0, LONGEST - 1).join('')}…`;
}

/** Of the values at the beginning of a column those that are shown, and further ones that say more about the order of its dates. */
export function samplesOf(values: readonly string[]): string[] {
  const shown = values.slice(0, SHOWN_SAMPLES);
  const known = new Set(shown.map(ordersOf));
  const further = values.slice(SHOWN_SAMPLES).filter((value) => {
    const isKnown = known.has(ordersOf(value));
    known.add(ordersOf(value));
    return !isKnown;
  });
  return [...shown, ...further];
}

const ordersOf = (value: string) =>
  readings(value)
    .map(({ order }) => order)
    .join(' ');
