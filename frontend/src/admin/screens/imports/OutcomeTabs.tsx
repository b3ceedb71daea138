import { Box, Button, Card, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { useConfirmedLink } from '@/admin/ground/confirmation/useConfirmedLink';
import { wrongRowsFile } from '@/admin/ground/api/importsProvider';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { DownloadIcon } from '@/admin/ground/theme/screenIcons';
import { ConflictRows } from './ConflictRows';
import { OUTCOME_LABELS, OUTCOMES, rowsText } from './importWords';
import { ChangedRows, NewRows, SkippedRows, WrongRows } from './RowTables';
import type { Import, ImportField, ImportRow, Outcome } from '@/admin/ground/api/importTypes';

/** How many rows have each outcome, and the first rows of one. */
export function OutcomeTabs({ of }: { of: Import }) {
  const { counts, state } = of;
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const id = useId();
  const isAsked = state === 'checked' && counts.conflict > 0;
  const first = isAsked ? 'conflict' : (OUTCOMES.find((outcome) => counts[outcome] > 0) ?? 'create');
  const shown = chosen !== null && counts[chosen] > 0 ? chosen : first;
  const tense = state === 'checked' ? 'before' : 'after';
  return (
    <Card sx={{ minWidth: 0 }}>
      <Tabs
        value={shown}
        onChange={(_, outcome) => setChosen(outcome as Outcome)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Rows by outcome"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {OUTCOMES.map((outcome) => (
          <Tab
            key={outcome}
            value={outcome}
            id={`${id}-${outcome}`}
            aria-controls={`${id}-rows`}
            disabled={counts[outcome] === 0}
            label={
              <>
                <Box component="span" sx={countShape}>
                  {counts[outcome].toLocaleString('en-US')}
                </Box>
                {OUTCOME_LABELS[outcome][tense]}
              </>
            }
            sx={{ alignItems: 'flex-start', px: 2, py: 1.25 }}
          />
        ))}
      </Tabs>
      <Box id={`${id}-rows`} role="tabpanel" aria-labelledby={`${id}-${shown}`} sx={{ p: 2, minWidth: 0 }}>
        <OutcomeRows key={shown} of={of} outcome={shown} />
      </Box>
    </Card>
  );
}

const countShape = { fontSize: 22, fontWeight: 650, lineHeight: 1.2, color: 'text.primary' };

function OutcomeRows({ of, outcome }: { of: Import; outcome: Outcome }) {
  const { id, kind, counts, state } = of;
  const download = useConfirmedLink();
  const fields = useProviderQuery(queryKeys.importFields(kind), (provider) => provider.importFields(kind));
  const rows = useProviderQuery(
    queryKeys.importRows(id, outcome),
    (provider) => provider.importRows(id, outcome),
    { uncached: true },
  );
  const all = counts[outcome];
  const words = [
    state === 'checked' && OUTCOME_LABELS[outcome].hint,
    rows.data && rows.data.length < all && `The first ${rows.data.length} of ${rowsText(all)} are shown.`,
  ]
    .filter(Boolean)
    .join(' ');
  if (all === 0) return <Typography color="textSecondary">The file has no rows.</Typography>;
  return (
    <>
      <Box sx={introShape}>
        {words && (
          <Typography color="textSecondary" sx={{ flex: '1 1 300px', maxWidth: '80ch', textWrap: 'pretty' }}>
            {words}
          </Typography>
        )}
        {outcome === 'wrong' && (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<DownloadIcon />}
            href={wrongRowsFile(id)}
            download
            onClick={download}
            sx={{ ml: 'auto' }}
          >
            Wrong rows (CSV)
          </Button>
        )}
      </Box>
      <QueryState
        of={rows.error ? rows : fields}
        isHeld={!rows.data}
        loading="Loading the rows"
        height={200}
      />
      {rows.data && fields.data && <RowsOf of={of} outcome={outcome} rows={rows.data} fields={fields.data} />}
    </>
  );
}

const introShape = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  mb: 1.5,
  '&:empty': { display: 'none' },
};

export interface RowsProps {
  readonly of: Import;
  readonly rows: readonly ImportRow[];
  readonly fields: readonly ImportField[];
}

function RowsOf({ outcome, ...props }: RowsProps & { readonly outcome: Outcome }) {
  switch (outcome) {
    case 'create':
      return <NewRows {...props} />;
    case 'update':
      return <ChangedRows {...props} />;
    case 'skip':
      return <SkippedRows {...props} />;
    case 'conflict':
      return <ConflictRows {...props} />;
    case 'wrong':
      return <WrongRows {...props} />;
  }
}
