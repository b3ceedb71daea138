import { Button } from '@mui/material';
import { useState } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden';
import { changedWords, type Segment } from './changedWords';
import type { DifferenceRow } from './difference';
import type { RowGroup } from './foldUnchanged';

const WORDS: Record<DifferenceRow['kind'], string> = {
  same: 'Unchanged',
  changed: 'Changed',
  removed: 'Removed',
  added: 'Added',
};
const MARKS: Record<DifferenceRow['kind'], string> = { same: '', changed: '~', removed: '−', added: '+' };

/** Consecutive rows of the table, or a button that shows them. */
export function DifferenceGroup({ group: { folded, rows } }: { group: RowGroup }) {
  const [open, setOpen] = useState(!folded);
  return (
    <tbody>
      {open ? (
        rows.map((row, index) => <Row key={index} row={row} />)
      ) : (
        <tr>
          <td colSpan={3}>
            <Button size="small" color="secondary" fullWidth onClick={() => setOpen(true)}>
              Show {rows.length} unchanged lines
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The kind of a row is shown by symbol and text, not only by colour. */
function Row({ row: { kind, before, after } }: { row: DifferenceRow }) {
  const words = kind === 'changed' ? changedWords(before ?? '', after ?? '') : null;
  return (
    <tr className={kind}>
      <td className="mark">
        <span aria-hidden>{MARKS[kind]}</span>
        <span style={visuallyHidden}>{WORDS[kind]}</span>
      </td>
      <td className="before">{words ? <Segments segments={words.before} /> : before}</td>
      <td className="after">{words ? <Segments segments={words.after} /> : after}</td>
    </tr>
  );
}

function Segments({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, changed }, index) =>
    changed ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
