import { Box } from '@mui/material';
import { useMemo } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden';
import type { DifferenceRow } from './difference';
import { DifferenceGroup } from './DifferenceGroup';
import { foldUnchanged } from './foldUnchanged';

interface DifferenceTableProps {
  readonly rows: readonly DifferenceRow[];
  /** The headings of the two sides. */
  readonly before?: string;
  readonly after?: string;
}

/** Two texts side by side, with long unchanged parts folded. */
export function DifferenceTable({ rows, before = 'Then', after = 'Now' }: DifferenceTableProps) {
  const groups = useMemo(() => foldUnchanged(rows), [rows]);
  return (
    <Box role="region" aria-label="Difference" tabIndex={0} sx={{ maxHeight: 480, overflow: 'auto' }}>
      <Box component="table" sx={tableShape}>
        <thead>
          <tr>
            <th scope="col">
              <span style={visuallyHidden}>Change</span>
            </th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        {groups.map((group, index) => (
          <DifferenceGroup key={index} group={group} />
        ))}
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
  '& .changed .before, & .removed .before': { bgcolor: 'rgb(179 38 30 / 10%)' },
  '& .changed .after, & .added .after': { bgcolor: 'rgb(41 134 89 / 12%)' },
  '& mark': { color: 'inherit', borderRadius: '3px', fontWeight: 600 },
  '& .before mark': { bgcolor: 'rgb(179 38 30 / 20%)' },
  '& .after mark': { bgcolor: 'rgb(41 134 89 / 26%)' },
};
