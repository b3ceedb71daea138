import { Box, Button, Link, Typography } from '@mui/material';
import { useId, type Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { subtleBackground } from '@/admin/ground/theme/subtleBackground';
import { tokens } from '@/admin/ground/theme/tokens';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { rowSubject } from './columnMatching';
import { dataTableShape } from './dataTableShape';
import { DecisionButton } from './DecisionButton';
import { KINDS, personText, PERSON_FIELDS, reasonsText, recordPath } from './importWords';
import { LeftOut } from './RowTables';
import type { DecidedAs, Import, ImportField, ImportRow, RowPerson } from '@/admin/ground/api/importTypes';

type Candidate = ImportRow['candidates'][number];

interface ConflictCardProps {
  readonly of: Import;
  readonly row: ImportRow;
  readonly fields: readonly ImportField[];
  /** Keys decide about this one. */
  readonly isCurrent: boolean;
  readonly disabled: boolean;
  readonly onDecide: (as: DecidedAs, clientId?: string) => void;
  readonly ref?: Ref<HTMLElement>;
}

/** A row of the file beside those who it may be, with what contradicts, and the buttons that decide. */
export function ConflictCard({ of, row, fields, isCurrent, disabled, onDecide, ref }: ConflictCardProps) {
  const id = useId();
  const { candidates } = row;
  const [only, ...others] = candidates;
  const single = others.length === 0 ? only : undefined;
  const { name } = rowSubject(of, row.cells);
  return (
    <Box
      component="section"
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      sx={cardShape}
      className={isCurrent ? 'current' : ''}
    >
      <Typography id={id} component="h3" sx={{ fontSize: 16, fontWeight: 650 }}>
        Same person?{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          Row {row.row}, {name}
        </Box>
      </Typography>
      {row.errors.map(({ code, message }) => (
        <Typography key={code} variant="body2">
          {message}.
        </Typography>
      ))}
      {row.notices.length > 0 && (
        <div>
          <LeftOut notices={row.notices} fields={fields} />
        </div>
      )}
      <Box
        role="region"
        aria-label={`Row ${row.row} beside what is here`}
        tabIndex={0}
        sx={{ overflowX: 'auto' }}
      >
        <Comparison of={of} row={row} disabled={disabled} onDecide={onDecide} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {single && (
          <DecisionButton
            shortcut={isCurrent ? '1' : ''}
            disabled={disabled}
            onClick={() => onDecide('same', single.id)}
          >
            Same person
          </DecisionButton>
        )}
        <DecisionButton shortcut={isCurrent ? '2' : ''} disabled={disabled} onClick={() => onDecide('other')}>
          Another person
        </DecisionButton>
        <DecisionButton shortcut={isCurrent ? '3' : ''} disabled={disabled} onClick={() => onDecide('skip')}>
          Skip
        </DecisionButton>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 260px', textWrap: 'pretty' }}>
          {effects(of, single)}
        </Typography>
      </Box>
    </Box>
  );
}

/** What the decisions do. */
function effects({ kind }: Import, single: Candidate | undefined): string {
  if (kind === 'policies')
    return `${single ? `The policy of the same person is ${single.name}’s; another` : 'Another'} person becomes a new client with this policy.`;
  const target = single?.row === undefined ? single?.name : `what row ${single.row} creates`;
  const same = single ? `Same person updates ${target}; another` : 'Another';
  return `${same} person becomes a new ${KINDS[kind].one} who shares this.`;
}

function Comparison({
  of,
  row,
  disabled,
  onDecide,
}: Pick<ConflictCardProps, 'of' | 'row' | 'disabled' | 'onDecide'>) {
  const { person, candidates } = row;
  const shown = PERSON_FIELDS.filter(({ name }) =>
    [{ person }, ...candidates].some((one) => one.person?.[name]),
  );
  return (
    <Box component="table" sx={tableShape}>
      <thead>
        <tr>
          <td />
          <th scope="col">In the file</th>
          {candidates.map((candidate) => (
            <th key={candidate.id} scope="col">
              <CandidateName of={of} candidate={candidate} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((field) => (
          <tr key={field.name}>
            <th scope="row">{field.label}</th>
            <td className="said">{personText(person, field) || <Nothing />}</td>
            {candidates.map((candidate) => {
              const isOther = differs(candidate, field.name);
              return (
                <td key={candidate.id} className={isOther ? 'other' : ''}>
                  {personText(candidate.person, field) || <Nothing />}
                  {isOther && <span className="mark">differs</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {candidates.length > 1 && (
        <tfoot>
          <tr>
            <td colSpan={2} />
            {candidates.map(({ id, name }) => (
              <td key={id}>
                <Button
                  size="small"
                  variant="outlined"
                  color="secondary"
                  disabled={disabled}
                  onClick={() => onDecide('same', id)}
                >
                  Same person
                  <Box component="span" sx={visuallyHidden}>
                    {' '}
                    as {name}
                  </Box>
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Box>
  );
}

/** A suffix that is no field of its own stands behind the last name. */
function differs({ contradicts, person }: Candidate, field: keyof RowPerson): boolean {
  const others: readonly string[] = contradicts;
  return others.includes(field) || (field === 'lastName' && others.includes('suffix') && !person?.suffix);
}

/** A record, linked where it has a page, with what it has in common with the row. */
function CandidateName({ of, candidate: { id, name, reasons, row } }: { of: Import; candidate: Candidate }) {
  const path = row === undefined ? recordPath(of.kind, id) : null;
  return (
    <>
      {row !== undefined && 'Earlier in the file: '}
      {path === null ? (
        name
      ) : (
        <Link component={RouterLink} to={path} target="_blank" color="secondary" underline="always">
          {name}
        </Link>
      )}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {reasonsText(reasons)}
      </Typography>
    </>
  );
}

const Nothing = () => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    –<span style={visuallyHidden}>nothing</span>
  </Box>
);

const cardShape = {
  display: 'grid',
  gap: 1.25,
  p: 2,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.25,
  outline: 'none',
  '&.current': { borderColor: tokens.brand, boxShadow: `inset 3px 0 0 ${tokens.brand}` },
  '&:focus-visible': { boxShadow: `0 0 0 2px ${tokens.brand}` },
};

const tableShape = {
  ...dataTableShape,
  width: 'auto',
  '& thead th, & thead th:first-of-type': {
    ...dataTableShape['& thead th'],
    pl: 1.25,
    fontSize: 14,
    color: 'text.primary',
    verticalAlign: 'bottom',
    // long names wrap
    whiteSpace: 'normal',
  },
  '& thead td, & tfoot td': { border: 0, minWidth: 0 },
  '& tbody th': { pl: 0, fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tbody td': { minWidth: 200 },
  '& .said': { bgcolor: subtleBackground },
  '& .other': { fontWeight: 650, color: 'warning.main' },
  '& .mark': {
    ml: 1,
    px: 0.75,
    py: 0.125,
    borderRadius: 999,
    border: 1,
    borderColor: 'warning.main',
    fontSize: 12,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
};
