import { Alert, Box, Button, TextField } from '@mui/material';
import { CopyButton } from '@/admin/ground/page/CopyButton';

/** The secret of a webhook, which the server shows once. */
export function SecretOnce({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Alert severity="success">
        Copy the secret into the other program now. It proves that a delivery comes from here, and is not
        shown again.
      </Alert>
      <TextField
        label="Secret"
        value={secret}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <CopyButton text={secret} />
        <Button color="secondary" onClick={onClose}>
          Done
        </Button>
      </Box>
    </Box>
  );
}
