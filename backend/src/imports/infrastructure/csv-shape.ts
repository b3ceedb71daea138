import { isHeading } from '../domain/headings.js';
import { presetOf } from '../domain/presets.js';
import type { CsvRecord } from './csv-rows.js';

/** Rows at the beginning among which the headings are looked for. */
const MOST_TITLES = 20;
const LONGEST_HEADING = 100;

/**
 * The row of the headings, as far as it can be guessed from the first records with a value: that of a known source, else the
 * one with the most words that people write for fields, else the first that is no title. A title fills at most half as many
 * cells as the fullest row.
 */
export function headingRowOf(records: readonly CsvRecord[]): number {
  const tried = records.slice(0, MOST_TITLES);
  const rows = tried.map(({ row, cells }) => {
    const filled = cells.map((cell) => cell.trim()).filter(Boolean);
    return { row, filled: filled.length, known: filled.filter(isKnown).length, preset: presetOf(filled) };
  });
  const ofSource = rows.find(({ preset }) => preset !== null);
  if (ofSource) return ofSource.row;
  const fullest = Math.max(...records.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length));
  const [first] = rows;
  const best = rows.reduce((one, other) => (other.known > one.known ? other : one));
  if (best.known >= 2 && best.known * 2 >= best.filled) return best.row;
  const headings = rows.find(({ filled, known }) => known > 0 || filled * 2 > fullest);
  return (headings ?? first!).row;
}

const isKnown = (cell: string) => cell.length <= LONGEST_HEADING && isHeading(cell);
