import { Box, Button, Typography } from '@mui/material';
import { OnceOnlyDialog } from '@/admin/ground/dialogs/OnceOnlyDialog';
import { CopyButton } from '@/admin/ground/page/CopyButton';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const username = useCurrentUser()?.username ?? '';
  const title = `Recovery codes of ${username} for ${consoleSettings.businessName || 'the staff console'}`;
  const text = [title, 'Each code signs in once instead of the second factor.', '', ...codes, ''].join('\n');
  return (
    <OnceOnlyDialog
      title="Recovery codes"
      notice="Keep these codes where you find them without your phone. They are not shown again."
      kept="I have kept them"
      onClose={onDone}
    >
      <Typography>
        Each code signs you in once, after the password, when you cannot use your second factor.
      </Typography>
      <Box component="ul" aria-label="Recovery codes" sx={listShape}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={codes.join('\n')} />
        <Button variant="outlined" color="secondary" onClick={() => download(text)}>
          Download
        </Button>
        <Button variant="outlined" color="secondary" onClick={() => print(text)}>
          Print
        </Button>
      </Box>
    </OnceOnlyDialog>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}

/** Prints the text alone, in a frame that goes away afterwards. */
function print(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Recovery codes';
  frame.onload = () => {
    const page = frame.contentWindow;
    const paper = frame.contentDocument?.body.appendChild(frame.contentDocument.createElement('pre'));
    if (!page || !paper) return;
    paper.textContent = text;
    page.onafterprint = () => frame.remove();
    page.print();
  };
  document.body.appendChild(frame);
}

const listShape = {
  width: '100%',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 0.5,
  m: 0,
  p: 2,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: 'monospace',
  fontSize: 16,
};
