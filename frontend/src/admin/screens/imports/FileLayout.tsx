import { Alert, Box, Button, Card, Radio, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { dataTableShape } from './dataTableShape';
import { laidOut, otherLetters, SEPARATOR_NAMES } from './layoutWords';
import type { Import, Layout } from '@/admin/ground/api/importTypes';
import { useImportChange } from './useImport';

/** How the file is divided into rows and columns, which can be changed while it is kept; folded where the guess is plain. */
export function FileLayout({ of }: { of: Import }) {
  const { otherRows, firstRows, headingRow } = of;
  return (
    <>
      {otherRows.count > 0 && <Alert severity="info">{otherLetters(otherRows)}</Alert>}
      {firstRows.length > 0 && headingRow !== null && <LayoutForm of={of} headingRow={headingRow} />}
    </>
  );
}

function LayoutForm({ of, headingRow }: { of: Import; headingRow: number }) {
  const { id, separator, sheet, sheets, firstRows } = of;
  const [isPlain] = useState(firstRows[0]!.row === headingRow && sheets.length < 2);
  const [changed, setChanged] = useState<Layout>({});
  const read = useImportChange<void>((provider) => provider.layOutImport(id, changed), {
    invalidates: () => [queryKeys.imports],
    onSuccess: () => setChanged({}),
    inlineErrors: 'all',
  });
  const errors = fieldErrors(read.error);
  const change = (layout: Layout) => setChanged({ ...changed, ...layout });
  const chosenRow = changed.headingRow ?? headingRow;
  const others = firstRows.every(({ row }) => row !== chosenRow);
  return (
    <Card component="section" aria-labelledby="layout" sx={{ p: 2 }}>
      <details open={!isPlain}>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          <Typography id="layout" variant="h2" component="h3" sx={{ display: 'inline', ml: 0.5 }}>
            How the file is laid out
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {laidOut(of)}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {sheet !== null && sheets.length > 1 && (
            <Choice
              label="Sheet"
              value={changed.sheet ?? sheet}
              choices={Object.fromEntries(sheets.map((name) => [name, name]))}
              error={errors.sheet}
              // in another sheet the headings are looked for
              onChange={(chosen) => setChanged({ sheet: chosen })}
            />
          )}
          {separator !== null && (
            <Choice
              label="Between the columns"
              value={changed.separator ?? separator}
              choices={SEPARATOR_NAMES}
              error={errors.separator}
              // the rows of the beginning are others then
              onChange={(chosen) => setChanged({ separator: chosen as NonNullable<Layout['separator']> })}
            />
          )}
          <TextField
            label="Row of the headings"
            type="number"
            value={chosenRow}
            onChange={({ target }) => change({ headingRow: Math.max(1, Math.trunc(Number(target.value))) })}
            error={Boolean(errors.headingRow)}
            helperText={errors.headingRow ?? (others ? 'Below the rows that are shown here.' : undefined)}
            slotProps={{ htmlInput: { min: 1 } }}
            fullWidth={false}
            sx={{ width: 200 }}
          />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '80ch' }}>
          Which row holds the names of the columns? Rows above it are passed over.
        </Typography>
        <Box role="region" aria-label="The beginning of the file" tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={beginningShape}>
            <tbody>
              {firstRows.map(({ row, cells }) => (
                <tr key={row} className={row === chosenRow ? 'headings' : row < chosenRow ? 'above' : ''}>
                  <td className="number">
                    <Radio
                      size="small"
                      color="secondary"
                      name="heading-row"
                      checked={row === chosenRow}
                      onChange={() => change({ headingRow: row })}
                      slotProps={{ input: { 'aria-label': `Row ${row} holds the headings` } }}
                    />
                    {row}
                  </td>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
        {read.error && Object.keys(errors).length === 0 && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {errorMessage(read.error)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
          <Button
            variant="outlined"
            disabled={Object.keys(changed).length === 0 || read.isPending}
            onClick={() => read.mutate()}
          >
            {read.isPending ? 'Reading the file…' : 'Read the file again'}
          </Button>
          <Typography variant="body2" color="textSecondary">
            The columns below follow.
          </Typography>
        </Box>
      </details>
    </Card>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, choices, error, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error}
      slotProps={{ select: { native: true } }}
      fullWidth={false}
      sx={{ width: 240 }}
    >
      {Object.entries(choices).map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </TextField>
  );
}

const beginningShape = {
  ...dataTableShape,
  mt: 0.5,
  '& td': {
    maxWidth: 220,
    verticalAlign: 'middle',
    py: 0,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .number': { ...dataTableShape['& .number'], pr: 2 },
  '& .above td': { color: 'text.secondary' },
  '& .headings td': { fontWeight: 600, bgcolor: 'action.selected' },
};
