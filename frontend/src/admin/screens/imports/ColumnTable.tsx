import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { fieldNames } from './columnMatching';
import { dataTableShape } from './dataTableShape';
import { presetName } from './importWords';
import type { Columns, Import, ImportField } from '@/admin/ground/api/importTypes';

interface ColumnTableProps {
  readonly of: Import;
  readonly fields: readonly ImportField[];
  readonly columns: Columns;
  /** By heading. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (heading: string, field: string | null) => void;
  /** Above the table. */
  readonly children: ReactNode;
}

/** Each column of the file with some of its values, and the field that it fills. Empty ones are shown on demand. */
export function ColumnTable({ of, fields, columns, errors, onChange, children }: ColumnTableProps) {
  const [showsEmpty, setShowsEmpty] = useState(false);
  const used = of.columns.filter(
    ({ heading, samples }) => samples.some(Boolean) || columns[heading] || errors[heading],
  );
  const empty = of.columns.length - used.length;
  return (
    <Card component="section" aria-labelledby="columns" sx={{ p: 2 }}>
      <Typography id="columns" variant="h2" component="h3">
        Columns
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mb: 1.5, maxWidth: '80ch', textWrap: 'pretty' }}
      >
        {of.preset && `This looks like a file of ${presetName(of.preset)}; its columns are matched already. `}
        Say what each column holds. {fieldNames(fields.filter(({ required }) => required))} must be there;
        whatever you leave out is not imported.
      </Typography>
      {children}
      <Box component="table" sx={tableShape}>
        <thead>
          <tr>
            <th scope="col">Column in the file</th>
            <th scope="col">For example</th>
            <th scope="col">Goes into</th>
          </tr>
        </thead>
        <tbody>
          {(showsEmpty ? of.columns : used).map(({ heading, samples }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td className="samples">{samples.filter(Boolean).slice(0, 3).join(' · ') || '(empty)'}</td>
              <td>
                <TextField
                  select
                  value={columns[heading] ?? ''}
                  onChange={({ target }) => onChange(heading, target.value || null)}
                  error={Boolean(errors[heading])}
                  helperText={errors[heading]}
                  slotProps={{
                    select: { native: true },
                    htmlInput: { 'aria-label': `${heading} goes into` },
                  }}
                  className={columns[heading] ? 'chosen' : ''}
                >
                  <option value="">Leave out</option>
                  {fields.map(({ name, label, required }) => (
                    <option key={name} value={name}>
                      {label}
                      {required && ' (required)'}
                    </option>
                  ))}
                </TextField>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      {empty > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Columns that look empty and are left out: {empty} ·{' '}
          <Button
            size="small"
            color="secondary"
            aria-expanded={showsEmpty}
            onClick={() => setShowsEmpty(!showsEmpty)}
          >
            {showsEmpty ? 'Hide' : 'Show'}
          </Button>
        </Typography>
      )}
    </Card>
  );
}

const tableShape = {
  ...dataTableShape,
  tableLayout: 'fixed',
  '& tbody th': { fontWeight: 600 },
  '& th:last-of-type, & td:last-of-type': { width: 300 },
  '& th, & td': { ...dataTableShape['& th, & td'], verticalAlign: 'middle' },
  '& .samples': { color: 'text.secondary' },
  '& .MuiTextField-root:not(.chosen) select': { color: 'text.secondary' },
};
