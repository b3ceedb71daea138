import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { useShortcuts } from '@/admin/ground/shortcuts/useShortcuts';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { AllAlike, type DecisionForAll } from './AllAlike';
import { rowSubject } from './columnMatching';
import { ConflictCard } from './ConflictCard';
import { APPLY_ID, decisionText } from './importWords';
import type { RowsProps } from './OutcomeTabs';
import { LeftOut, RowTable, Subject } from './RowTables';
import type { DecidedAs, Import, ImportRow } from '@/admin/ground/api/importTypes';
import { useImportChange } from './useImport';
import { usePhone } from '@/admin/ground/theme/widths';

/** The rows that may be somebody who is here: each beside them, with a decision while it is not applied. */
export function ConflictRows(props: RowsProps) {
  const phone = usePhone();
  const { state } = props.of;
  const isOpen = !phone && (state === 'checked' || state === 'applied');
  return isOpen ? <Questions {...props} /> : <Undecided {...props} />;
}

interface RowDecision {
  readonly row: ImportRow;
  readonly as: DecidedAs;
  readonly clientId?: string | undefined;
}

function Questions({ of, rows, fields }: RowsProps) {
  // a decided row is no conflict any more; here it can still be decided anew
  const [decided, setDecided] = useState<readonly RowDecision[]>([]);
  const [reopened, setReopened] = useState<number | null>(null);
  const first = useRef<HTMLElement>(null);
  const decide = useImportChange<RowDecision>(
    (provider, { row, as, clientId }) =>
      provider.decideRows(of.id, { [row.row]: { as, ...(clientId && { clientId }) } }),
    {
      inlineErrors: 'all',
      onSuccess: ({ counts, state }, decision) => {
        setDecided((others) => [...others.filter(({ row }) => row.row !== decision.row.row), decision]);
        setReopened(null);
        if (counts.conflict === 0 && state === 'checked') focusApply();
      },
    },
  );
  const decideRest = useImportChange<DecisionForAll>(
    (provider, { as, kind }) => provider.decideRows(of.id, {}, as, kind ?? undefined),
    {
      inlineErrors: 'all',
      onSuccess: ({ counts, state }) => {
        if (counts.conflict === 0 && state === 'checked') focusApply();
      },
    },
  );
  const done = [
    ...rows.flatMap(decisionIn),
    ...decided.filter(({ row }) => !rows.some((one) => one.row === row.row && one.decision)),
  ];
  const isDone = (row: ImportRow) => done.some((one) => one.row.row === row.row);
  const again = done.find(({ row }) => row.row === reopened)?.row;
  const open = [...(again ? [again] : []), ...rows.filter((row) => !isDone(row))];
  const [current] = open;
  // the answer counts, not what is read again after it
  const isBusy = ({ row }: ImportRow) =>
    decideRest.isPending || (decide.isPending && decide.variables.row.row === row);
  const disabled = current !== undefined && isBusy(current);
  const act = (as: DecidedAs, clientId?: string) =>
    current && !disabled && decide.mutate({ row: current, as, clientId });
  const only = current?.candidates.length === 1 ? current.candidates[0] : undefined;
  useShortcuts({
    ...(only && { '1': () => act('same', only.id) }),
    '2': () => act('other'),
    '3': () => act('skip'),
  });
  // after a decision the next question has the focus
  const place = current?.row;
  const isDeciding = decided.length > 0 || reopened !== null;
  useEffect(() => {
    if (isDeciding) first.current?.focus();
  }, [place, isDeciding]);
  const error = decide.error ?? decideRest.error;
  const waiting = of.counts.conflict - (of.state === 'applied' ? done.length : 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      {done.length > 0 && <Done of={of} done={done} disabled={disabled} onReopen={setReopened} />}
      <AllAlike waiting={waiting} open={open} disabled={disabled} onDecide={decideRest.mutate} />
      {open.map((row) => (
        <ConflictCard
          key={row.row}
          ref={row === current ? first : undefined}
          of={of}
          row={row}
          fields={fields}
          isCurrent={row === current}
          disabled={isBusy(row)}
          onDecide={(as, clientId) => decide.mutate({ row, as, clientId })}
        />
      ))}
    </Box>
  );
}

function focusApply() {
  // once the counts allow it
  setTimeout(() => document.getElementById(APPLY_ID)?.focus());
}

/** The stored decision of a row; none for an open one. */
function decisionIn(row: ImportRow): RowDecision[] {
  return row.decision ? [{ row, as: row.decision.as, clientId: row.decision.clientId ?? undefined }] : [];
}

interface DoneProps {
  readonly of: Import;
  readonly done: readonly RowDecision[];
  readonly disabled: boolean;
  readonly onReopen: (row: number) => void;
}

/** What was decided, and the button that applies it once the rest of the file was applied. */
function Done({ of, done, disabled, onReopen }: DoneProps) {
  const apply = useImportChange((provider) => provider.applyImport(of.id), { inlineErrors: 'all' });
  return (
    <Box component="section" aria-label="Decided" sx={{ display: 'grid', gap: 0.5 }}>
      {done.map(({ row, as, clientId }) => (
        <Box key={row.row} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
          <Typography variant="body2">
            <Box component="span" sx={{ color: 'text.secondary' }}>
              Row {row.row}
            </Box>{' '}
            {rowSubject(of, row.cells).name}: <b>{decisionText(row, as, clientId)}</b>
          </Typography>
          <Button size="small" color="secondary" disabled={disabled} onClick={() => onReopen(row.row)}>
            Change
            <span style={visuallyHidden}> the decision for row {row.row}</span>
          </Button>
        </Box>
      ))}
      {apply.error && <Alert severity="error">{errorMessage(apply.error)}</Alert>}
      {of.state === 'applied' && (
        <Button
          variant="contained"
          disabled={disabled || apply.isPending}
          onClick={() => apply.mutate()}
          sx={{ justifySelf: 'start', mt: 0.5 }}
        >
          Apply what is decided
        </Button>
      )}
    </Box>
  );
}

/** The rows that were left out because nobody decided. */
function Undecided({ of, rows, fields }: RowsProps) {
  return (
    <RowTable label="Rows" headings={['In the file', 'Could be', 'Decision']}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <td className="number">{row.row}</td>
            <td>
              <Subject of={of} cells={row.cells} />
              <LeftOut notices={row.notices} fields={fields} />
            </td>
            <td>{row.candidates.map(({ name }) => name).join(', ')}</td>
            <td>
              {row.decision
                ? decisionText(row, row.decision.as, row.decision.clientId ?? undefined)
                : 'No decision, left out'}
            </td>
          </tr>
        ))}
      </tbody>
    </RowTable>
  );
}
