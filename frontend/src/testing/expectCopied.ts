import { waitFor } from '@testing-library/react';

/** Waits until the clipboard holds this text. */
export async function expectCopied(text: string) {
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text));
}
