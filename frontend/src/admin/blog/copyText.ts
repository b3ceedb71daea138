import { notify } from '../../shared/toast/toastQueue';

/** Copies a text and says so; says too when the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
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
