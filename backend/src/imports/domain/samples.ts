import { readings } from './cell-dates.js';

/** Values of a column that are shown. */
export const SHOWN_SAMPLES = 5;
/** Characters of one. */
const LONGEST = 140;

/** The beginning of a cell. */
export function sampleOf(cell: string): string {
  return cut(cell, LONGEST);
}

function cut(cell: string, longest: number): string {
  return cell.length <= longest ? cell : `${[...cell.slice(0, 2 * longest)].slice(0, longest - 1).join('')}…`;
}

/** From so many rows at the beginning of a file samples are taken. */
export const SAMPLED_ROWS = 50;
/** Columns of the first rows of a file that are shown, and the characters of a cell. */
const SHOWN_COLUMNS = 30;
const SHOWN_CELL = 60;

/** What is shown of a row of the file. */
export function firstCellsOf(cells: readonly string[]): string[] {
  return cells.slice(0, SHOWN_COLUMNS).map((cell) => cut(cell, SHOWN_CELL));
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

/** Of cells that are cut already. */
export function columnSamples(headings: readonly string[], rows: readonly (readonly string[])[]): string[][] {
  return headings.map((_, place) => samplesOf(rows.flatMap((cells) => cells[place] || [])));
}

const ordersOf = (value: string) =>
  readings(value)
    .map(({ order }) => order)
    .join(' ');
