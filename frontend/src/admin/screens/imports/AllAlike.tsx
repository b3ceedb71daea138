import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { PERSON_FIELDS, plainDecision, rowsText } from './importWords';
import type { DecidedAs, ImportRow } from '@/admin/ground/api/importTypes';

/** A decision about many rows at once: all that wait, or those of one kind. */
export interface DecisionForAll {
  readonly as: DecidedAs;
  /** The fields that contradict; null for all rows. */
  readonly kind: readonly string[] | null;
}

interface AllAlikeProps {
  readonly waiting: number;
  /** Those that are shown and have no decision, the one with the focus first. */
  readonly open: readonly ImportRow[];
  readonly disabled: boolean;
  readonly onDecide: (decision: DecisionForAll) => void;
}

/** Decides all rows that wait alike, and those in which the same fields contradict as in the first one. */
export function AllAlike({ waiting, open, disabled, onDecide }: AllAlikeProps) {
  const kind = kindOf(open[0]);
  const alike = open.filter((row) => String(kindOf(row)) === String(kind));
  const isPart = alike.length > 1 && alike.length < open.length;
  // more wait than are shown
  const count = open.length < waiting ? 'All rows' : `All ${rowsText(alike.length)}`;
  return (
    <>
      {isPart && (
        <Decisions
          words={`${count} ${kindText(kind)}:`}
          hidden="for all like this"
          disabled={disabled}
          onDecide={(as) => onDecide({ as, kind })}
        />
      )}
      {waiting > 1 && (
        <Decisions
          words={`All ${rowsText(waiting)} that wait:`}
          hidden="for all"
          disabled={disabled}
          onDecide={(as) => onDecide({ as, kind: null })}
        />
      )}
    </>
  );
}

interface DecisionsProps {
  readonly words: string;
  readonly hidden: string;
  readonly disabled: boolean;
  readonly onDecide: (as: DecidedAs) => void;
}

function Decisions({ words, hidden, disabled, onDecide }: DecisionsProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Typography id={id} variant="body2" color="textSecondary">
        {words}
      </Typography>
      {(['same', 'other', 'skip'] as const).map((as) => (
        <Button key={as} size="small" color="secondary" disabled={disabled} onClick={() => onDecide(as)}>
          {plainDecision(as)}
          <span style={visuallyHidden}> {hidden}</span>
        </Button>
      ))}
    </Box>
  );
}

/** The fields in which a row is another person than one of its candidates, in one order. */
function kindOf(row: ImportRow | undefined): string[] {
  const fields = new Set<string>(row?.candidates.flatMap(({ contradicts }) => contradicts));
  return PERSON_FIELDS.map(({ name }) => name).filter((name) => fields.has(name));
}

function kindText(kind: readonly string[]): string {
  if (kind.length === 0) return 'that may be several';
  const labels = PERSON_FIELDS.filter(({ name }) => kind.includes(name)).map(({ label }) => label);
  return `that differ in ${new Intl.ListFormat('en').format(labels).toLowerCase()}`;
}
