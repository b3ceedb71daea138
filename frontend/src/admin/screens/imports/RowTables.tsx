import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { cellOf, rowSubject } from './columnMatching';
import { dataTableShape } from './dataTableShape';
import { fieldLabel, valueText } from './importWords';
import type { RowsProps } from './OutcomeTabs';
import type { Import, ImportField, ImportRow } from '@/admin/ground/api/importTypes';

interface RowTableProps {
  readonly label: string;
  readonly headings: readonly string[];
  /** The rows of the table, in one or several bodies. */
  readonly children: ReactNode;
}

/** A table of rows of the file that scrolls by itself; its first column is the row's number in the file. */
export function RowTable({ label, headings, children }: RowTableProps) {
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 640 }}>
      <Box component="table" sx={tableShape}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </Box>
    </Box>
  );
}

const tableShape = {
  ...dataTableShape,
  '& thead th': {
    ...dataTableShape['& thead th'],
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
  '& .old': { color: 'text.secondary' },
  '& .new': { fontWeight: 600 },
  '& .left-out': { minWidth: 260 },
};

/** The cells of a row that are left out, each with why. */
export function LeftOut({
  notices,
  fields,
}: {
  notices: ImportRow['notices'];
  fields: readonly ImportField[];
}) {
  return notices.map(({ field, value, message }) => (
    <Typography key={field} variant="body2" sx={{ mt: 0.5, textWrap: 'pretty' }}>
      {fieldLabel(fields, field)} “{value}” is left out. {message}.
    </Typography>
  ));
}

/** Who a row is about. */
export function Subject({ of, cells }: { of: Import; cells: readonly string[] }) {
  const { name, keys } = rowSubject(of, cells);
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      {keys && (
        <Typography variant="body2" color="textSecondary">
          {keys}
        </Typography>
      )}
    </>
  );
}

/** The rows that are created, with what each field gets. */
export function NewRows({ of, rows, fields }: RowsProps) {
  const filled = fields.filter(({ name }) => rows.some((row) => row.fields[name]));
  const undone = rows.some((row) => row.undone !== null);
  const hasLeftOut = rows.some((row) => row.notices.length > 0);
  const headings = [
    ...(hasLeftOut ? ['Left out'] : []),
    ...filled.map(({ label }) => label),
    ...(undone ? ['Undo'] : []),
  ];
  return (
    <RowTable label="Rows" headings={headings}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <td className="number">{row.row}</td>
            {hasLeftOut && (
              <td className="left-out">
                <LeftOut notices={row.notices} fields={fields} />
              </td>
            )}
            {filled.map((field) => (
              <td key={field.name}>{valueText(row.fields[field.name]?.to, field)}</td>
            ))}
            {filled.length === 0 && <td>{rowSubject(of, row.cells).name}</td>}
            {undone && <td>{undoneText(row, fields)}</td>}
          </tr>
        ))}
      </tbody>
    </RowTable>
  );
}

/** The rows that are updated, with the old and the new value of each changed field side by side. */
export function ChangedRows({ of, rows, fields }: RowsProps) {
  const undone = rows.some((row) => row.undone !== null);
  const tense = of.state === 'checked' ? ['Now', 'From the file'] : ['Before', 'After'];
  return (
    <RowTable label="Rows" headings={['Who', 'Field', ...tense, ...(undone ? ['Undo'] : [])]}>
      {rows.map((row) => {
        const changes = Object.entries(row.fields);
        return (
          <tbody key={row.row}>
            {changes.map(([name, { from, to }], index) => (
              <tr key={name}>
                {index === 0 && (
                  <>
                    <td className="number" rowSpan={changes.length}>
                      {row.row}
                    </td>
                    <td rowSpan={changes.length}>
                      <Subject of={of} cells={row.cells} />
                      <LeftOut notices={row.notices} fields={fields} />
                    </td>
                  </>
                )}
                <td>{fieldLabel(fields, name)}</td>
                <td className="old">{valueText(from, fieldNamed(fields, name)) || '(empty)'}</td>
                <td className="new">{valueText(to, fieldNamed(fields, name)) || '(empty)'}</td>
                {undone && index === 0 && <td rowSpan={changes.length}>{undoneText(row, fields)}</td>}
              </tr>
            ))}
          </tbody>
        );
      })}
    </RowTable>
  );
}

/** The rows that change nothing, and why. */
export function SkippedRows({ of, rows, fields }: RowsProps) {
  return (
    <RowTable label="Rows" headings={['Who', 'Why']}>
      <tbody>
        {rows.map(({ row, cells, errors, notices, decision }) => (
          <tr key={row}>
            <td className="number">{row}</td>
            <td>
              <Subject of={of} cells={cells} />
              <LeftOut notices={notices} fields={fields} />
            </td>
            <td>
              {decision?.as === 'skip'
                ? 'Left out by decision'
                : errors.map(({ message }) => message).join('. ')}
            </td>
          </tr>
        ))}
      </tbody>
    </RowTable>
  );
}

/** The rows that cannot be imported, with what is wrong in which field. */
export function WrongRows({ of, rows, fields }: RowsProps) {
  return (
    <RowTable label="Rows" headings={['Who', 'Field', 'In the file', 'What is wrong']}>
      {rows.map(({ row, cells, errors }) => (
        <tbody key={row}>
          {errors.map(({ field, message }, index) => (
            <tr key={field}>
              {index === 0 && (
                <>
                  <td className="number" rowSpan={errors.length}>
                    {row}
                  </td>
                  <td rowSpan={errors.length}>
                    <Subject of={of} cells={cells} />
                  </td>
                </>
              )}
              <td>{field === '' ? 'The whole row' : fieldLabel(fields, field)}</td>
              <td>{field !== '' && (cellOf(of, cells, field) || '(empty)')}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </RowTable>
  );
}

const fieldNamed = (fields: readonly ImportField[], name: string) =>
  fields.find((field) => field.name === name);

/** What the undo did with a row. */
function undoneText({ undone, left }: ImportRow, fields: readonly ImportField[]): string {
  if (undone === null) return '';
  const kept = Object.entries(left ?? {}).map(
    ([name, value]) => `${fieldLabel(fields, name)} is “${valueText(value, fieldNamed(fields, name))}”`,
  );
  if (kept.length > 0) return `${undone ? 'Taken back in part' : 'Left'}: ${kept.join(', ')} now`;
  return undone ? 'Taken back' : 'Left as it is';
}
