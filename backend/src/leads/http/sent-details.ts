/** What a body sends: blank text, which the validation leaves out, is null. */
export function sentDetails<Body extends object>(
  body: Body,
): { [Field in keyof Body]: Exclude<Body[Field], undefined> } {
  const sent = Object.entries(body).map(([field, value]) => [field, (value as unknown) ?? null]);
  return Object.fromEntries(sent) as { [Field in keyof Body]: Exclude<Body[Field], undefined> };
}
