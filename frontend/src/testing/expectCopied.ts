import { waitFor } from '@testing-library/react';

/** Expects this text in the clipboard; a toast that says so may still be moving. */
export async function expectCopied(text: string) {
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text));
}
