import { userEvent } from '@testing-library/user-event';

/** Gives a field another text by a paste; typing it would render the page once for each character. */
export async function fill(field: Element, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
