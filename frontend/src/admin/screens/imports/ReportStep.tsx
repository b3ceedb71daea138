import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useConfirmedLink } from '@/admin/ground/confirmation/useConfirmedLink';
import { reportFile } from '@/admin/ground/api/importsProvider';
import { DownloadIcon } from '@/admin/ground/theme/screenIcons';
import { appliedText, KINDS, lastDay, rowsText } from './importWords';
import { OutcomeTabs } from './OutcomeTabs';
import type { Import } from '@/admin/ground/api/importTypes';
import { UndoDialog } from './UndoDialog';

/** What an import did, and what its undo took back. */
export function ReportStep({ of }: { of: Import }) {
  const { id, kind, state, undo } = of;
  const [undoing, setUndoing] = useState(false);
  const download = useConfirmedLink();
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Card component="section" aria-label="Report" sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Typography role="status" sx={{ fontSize: 18, fontWeight: 650, textWrap: 'pretty' }}>
          {state === 'undone' && undo ? undoneText(undo) : appliedText(of)}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '80ch', textWrap: 'pretty' }}>
          {state === 'undone' && undo
            ? undo.left > 0 &&
              'What somebody changed after the import was left; the rows below say what it is now.'
            : `The report says for each row of the file what became of it. You can undo the import until ${lastDay(of)}; then its file is deleted.`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<DownloadIcon />}
            href={reportFile(id)}
            download
            onClick={download}
          >
            Report (CSV)
          </Button>
          <Button color="secondary" component={RouterLink} to={KINDS[kind].path}>
            See the {KINDS[kind].many}
          </Button>
          {state === 'applied' && (
            <Button color="secondary" onClick={() => setUndoing(true)}>
              Undo…
            </Button>
          )}
        </Box>
      </Card>
      <OutcomeTabs of={of} />
      {undoing && <UndoDialog of={of} onClose={() => setUndoing(false)} />}
    </Box>
  );
}

const undoneText = ({ undone, left }: NonNullable<Import['undo']>) =>
  `${rowsText(undone)} taken back${left > 0 ? `, ${rowsText(left)} left` : ''}.`;
