/** The values of a form of details as text, by field; a missing value is ''. */
export type DetailValues = Readonly<Record<string, string>>;

/** A value as it is sent: trimmed, null when it is empty. */
export const entered = (value: string): string | null => value.trim() || null;

/** The fields that differ, as they are sent; `sent` says so of a field that is no text. */
export function changedDetails<Value = string>(
  before: DetailValues,
  after: DetailValues,
  sent: Readonly<Record<string, (value: string) => Value | null>> = {},
): Record<string, string | Value | null> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => value.trim() !== before[name])
      .map(([name, value]) => [name, (sent[name] ?? entered)(value)]),
  );
}
