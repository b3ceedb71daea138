import { Box, DialogContent, FormControlLabel, Switch } from '@mui/material';
import { ConsoleDialog } from '../ground/dialogs/ConsoleDialog';
import { SCREENS } from './screens';
import { useShortcutsEnabled } from '../ground/shortcuts/useShortcuts';

const SHORTCUTS = [
  ...SCREENS.flatMap(({ key, title }) =>
    key ? [{ keys: ['G', key.toUpperCase()], does: `Open ${title}` }] : [],
  ),
  { keys: ['1', '…', '6'], does: 'Open a tab of the lead list' },
  { keys: ['/'], does: 'Search the leads' },
  { keys: ['Ctrl', 'K'], does: 'Search everything' },
  { keys: ['J', 'K'], does: 'Go to the next or the last row' },
  { keys: ['C'], does: 'Confirm the booking of the row or page' },
  { keys: ['R'], does: 'Reschedule it' },
  { keys: ['N'], does: 'Write a note' },
  { keys: ['T'], does: 'Add a task' },
  { keys: ['P'], does: 'Record a payment' },
  { keys: ['?'], does: 'Show this help' },
  { keys: ['Esc'], does: 'Close a dialog, or the lead beside the list' },
  { keys: ['F8'], does: 'Go to the last message' },
];

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Lists the shortcuts, with a switch to turn them off. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const [enabled, setEnabled] = useShortcutsEnabled();
  return (
    <ConsoleDialog open={open} onClose={onClose} title="Keyboard shortcuts" maxWidth="xs">
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '10px 20px', m: 0 }}>
          {SHORTCUTS.map(({ keys, does }) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                {keys.map((key) => (
                  <Box key={key} component="kbd" sx={keyShape}>
                    {key}
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {does}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={enabled} onChange={(_, checked) => setEnabled(checked)} />}
          label="Use single-key shortcuts"
        />
      </DialogContent>
    </ConsoleDialog>
  );
}

const keyShape = {
  minWidth: 24,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.6,
  bgcolor: 'background.default',
  fontFamily: 'inherit',
  fontSize: 13,
  lineHeight: '24px',
  textAlign: 'center',
};
