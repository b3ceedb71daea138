import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { rowsText } from './importWords';
import type { Import } from '@/admin/ground/api/importTypes';
import { useImportChange } from './useImport';

const SENTENCES: Partial<Record<Import['state'], string>> = {
  checking: 'Every row is compared with what is here. Nothing is changed.',
  applying: 'You can close this page: it goes on by itself, and you find the result here.',
  undoing: 'You can close this page: it goes on by itself, and you find the result here.',
};

/** How far the server is, and a button that stops it. */
export function WorkingStep({ of: { id, state, done, rows } }: { of: Import }) {
  const stop = useImportChange((provider) => provider.stopImport(id), { inlineErrors: 'all' });
  const percent = rows > 0 ? Math.floor((100 * done) / rows) : 0;
  return (
    <Card sx={{ p: 2, maxWidth: 760, display: 'grid', gap: 1.5 }}>
      <LinearProgress
        aria-label="Progress"
        color="secondary"
        variant={done > 0 ? 'determinate' : 'indeterminate'}
        value={percent}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 650 }}>
          {done > 0 ? `${done.toLocaleString('en-US')} of ${rowsText(rows)}` : 'It begins in a moment…'}
        </Typography>
        {done > 0 && <Typography color="textSecondary">{percent} %</Typography>}
      </Box>
      <Typography color="textSecondary">{SENTENCES[state]}</Typography>
      {stop.error && <Alert severity="error">{errorMessage(stop.error)}</Alert>}
      <Button
        variant="outlined"
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
        sx={{ justifySelf: 'start' }}
      >
        Stop
      </Button>
    </Card>
  );
}
