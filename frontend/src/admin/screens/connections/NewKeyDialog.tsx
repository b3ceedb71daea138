import { Alert, Button, DialogActions, DialogContent, TextField } from '@mui/material';
import type { NewApiKey } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { CopyButton } from '@/admin/ground/page/CopyButton';

/** A new key, shown this once. A click beside the dialog does not close it. */
export function NewKeyDialog({ apiKey, onClose }: { apiKey: NewApiKey; onClose: () => void }) {
  return (
    <ConsoleDialog
      open
      title={`The key for ${apiKey.name}`}
      onClose={(_, reason) => reason !== 'backdropClick' && onClose()}
    >
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important', justifyItems: 'start' }}>
        <Alert severity="warning" sx={{ width: '100%' }}>
          Copy the key now, into the program that uses it. It is not shown again.
        </Alert>
        <TextField
          label="Key"
          fullWidth
          multiline
          value={apiKey.key}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, sx: { fontFamily: 'monospace' } } }}
        />
        <CopyButton text={apiKey.key} variant="contained" color="primary" />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          I have kept it
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}
