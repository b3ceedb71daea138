import { Box, Card, TextField, Typography } from '@mui/material';
import { plural } from '@/admin/records/people/personWords';
import { dataTableShape } from './dataTableShape';
import { rowsText } from './importWords';
import type { ColumnWords } from '@/admin/ground/api/importTypes';

/** The choice that leaves the cells of a word empty. */
export const EMPTY = '-';

interface WordTableProps {
  readonly column: ColumnWords;
  /** By word; '' for nothing yet. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (word: string, choice: string) => void;
}

/** The words of a column with what they mean, the unknown ones first. */
export function WordTable({ column, chosen, onChange }: WordTableProps) {
  const { heading, field, choices, values, moreRows } = column;
  const unknown = values.filter(({ isDecided }) => !isDecided);
  const sorted = [...unknown, ...values.filter(({ isDecided }) => isDecided)];
  return (
    <Card component="section" aria-label={heading} sx={{ p: 2 }}>
      <Typography variant="h2" component="h3">
        {heading}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {unknown.length > 0
          ? `${plural(unknown.length, 'word')} of ${values.length} not known.`
          : values.length === 1
            ? 'Its word is known.'
            : `All ${values.length} words are known.`}
        {moreRows > 0 &&
          ` ${rowsText(moreRows)} with further words are not listed: what is not known of them cannot be read.`}
      </Typography>
      <Box component="table" sx={tableShape}>
        <thead>
          <tr>
            <th scope="col">In the file</th>
            <th scope="col">Rows</th>
            <th scope="col">Means</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ value, rows }) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td className="number">{rows.toLocaleString('en-US')}</td>
              <td>
                <TextField
                  select
                  value={chosen[value] ?? ''}
                  onChange={({ target }) => onChange(value, target.value)}
                  slotProps={{
                    select: { native: true },
                    htmlInput: { 'aria-label': `${value} means` },
                  }}
                  className={chosen[value] ? 'chosen' : ''}
                >
                  {!chosen[value] && <option value="">Choose…</option>}
                  {choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {choiceText(field, choice)}
                    </option>
                  ))}
                  <option value={EMPTY}>Nothing: leave it empty</option>
                </TextField>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

const tableShape = {
  ...dataTableShape,
  tableLayout: 'fixed',
  maxWidth: 760,
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& th:nth-of-type(2), & td.number': { width: 90 },
  '& th:last-of-type, & td:last-of-type': { width: 300 },
  '& th, & td': { ...dataTableShape['& th, & td'], verticalAlign: 'middle' },
  '& .MuiTextField-root:not(.chosen) select': { color: 'text.secondary' },
};

/** A choice as people read it. */
function choiceText(field: string, choice: string): string {
  if (field === 'left') return choice === 'yes' ? 'They left' : 'They did not leave';
  return choice.charAt(0).toUpperCase() + choice.slice(1);
}
