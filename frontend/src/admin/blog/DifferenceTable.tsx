import { Box } from '@mui/material';
import { visuallyHidden } from '../theme/visuallyHidden';
import type { DifferenceRow } from './difference';

const WORDS: Record<DifferenceRow['kind'], string> = {
  same: 'Unchanged',
  changed: 'Changed',
  removed: 'Removed',
  added: 'Added',
};
const MARKS: Record<DifferenceRow['kind'], string> = { same: '', changed: '~', removed: '−', added: '+' };

/** Two texts side by side. The kind of each row is shown by symbol and text, not only by colour. */
export function DifferenceTable({ rows }: { rows: readonly DifferenceRow[] }) {
  return (
    <Box role="region" aria-label="Difference" tabIndex={0} sx={{ maxHeight: 480, overflow: 'auto' }}>
      <Box component="table" sx={tableShape}>
        <thead>
          <tr>
            <th scope="col">
              <span style={visuallyHidden}>Change</span>
            </th>
            <th scope="col">Then</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, before, after }, index) => (
            <tr key={index} className={kind}>
              <td className="mark">
                <span aria-hidden>{MARKS[kind]}</span>
                <span style={visuallyHidden}>{WORDS[kind]}</span>
              </td>
              <td className="before">{before}</td>
              <td className="after">{after}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableShape = {
  width: '100%',
  minWidth: { sm: 480 },
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { textAlign: 'left', p: 1, color: 'text.secondary', fontWeight: 600 },
  '& td': {
    verticalAlign: 'top',
    px: 1,
    py: 0.375,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    height: 22,
  },
  '& .mark, & th:first-of-type': { width: 24, px: 0.5, textAlign: 'center', color: 'text.secondary' },
  '& .changed .before, & .removed .before': { bgcolor: 'rgb(179 38 30 / 14%)' },
  '& .changed .after, & .added .after': { bgcolor: 'rgb(41 134 89 / 18%)' },
};
