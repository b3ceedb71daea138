import { Button, type ButtonProps } from '@mui/material';
import { notify } from '@/shared/toast/toastQueue';

/** Copies a text and says so; says too when the browser does not allow it. */
export function CopyButton({ text, children = 'Copy', ...look }: { text: string } & ButtonProps) {
  return (
    <Button variant="outlined" color="secondary" {...look} onClick={() => void copy(text)}>
      {children}
    </Button>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: 'Copied' });
  } catch {
    notify({
      title: 'Not copied',
      description: 'This browser does not allow it here: select the text and copy it.',
      destructive: true,
    });
  }
}
