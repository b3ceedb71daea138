import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { plural } from '@/admin/records/people/personWords';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { APPLY_ID, applyText, lastDay, rowsText } from './importWords';
import { OutcomeTabs } from './OutcomeTabs';
import type { Import } from '@/admin/ground/api/importTypes';
import { useImportChange } from './useImport';

interface CheckStepProps {
  readonly of: Import;
  /** Goes back to the columns. */
  readonly onMatch: () => void;
}

/** What applying the import would do, row by row, and the button that does it. */
export function CheckStep({ of, onMatch }: CheckStepProps) {
  const apply = useImportChange((provider) => provider.applyImport(of.id), { inlineErrors: 'all' });
  const { create, update, conflict, wrong } = of.counts;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Card component="section" aria-label="Apply" sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Typography sx={{ fontSize: 18, fontWeight: 650, textWrap: 'pretty' }}>{applyText(of)}</Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '80ch', textWrap: 'pretty' }}>
          {wrong > 0 && `${rowsText(wrong)} with something wrong ${wrong === 1 ? 'is' : 'are'} left out. `}
          {conflict > 0 &&
            `${rowsText(conflict)} may be somebody who is here: decide below; without a decision a row is left out. `}
          Nobody gets a message because of it. You can undo it until {lastDay(of)}.
        </Typography>
        <LeftOutText of={of} />
        {apply.error && <Alert severity="error">{errorMessage(apply.error)}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button
            id={APPLY_ID}
            variant="contained"
            disabled={create + update === 0 || apply.isPending}
            onClick={() => apply.mutate()}
          >
            {apply.isPending ? 'One moment…' : 'Apply'}
          </Button>
          <Button color="secondary" disabled={apply.isPending} onClick={onMatch}>
            Change the columns
          </Button>
        </Box>
      </Card>
      <OutcomeTabs of={of} />
    </Box>
  );
}

/** How many cells are left out, and of how many people it is not known whether they left. */
function LeftOutText({ of: { leftOut } }: { of: Import }) {
  const { unreadable, notConfirmed } = leftOut;
  const cells =
    unreadable === 1
      ? '1 cell cannot be read: it is left out, and named below.'
      : `${plural(unreadable, 'cell')} cannot be read: they are left out, and named below.`;
  const people = `${plural(notConfirmed, 'person', 'people')} ${notConfirmed === 1 ? 'is' : 'are'} not confirmed, because the file says who left and it is not known whether they did.`;
  if (unreadable + notConfirmed === 0) return null;
  return (
    <Alert severity="warning">
      {[unreadable > 0 && cells, notConfirmed > 0 && people].filter(Boolean).join(' ')}
    </Alert>
  );
}
