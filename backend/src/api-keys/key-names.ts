/** The names of API keys, also of those that were ended. */
export abstract class KeyNames {
  /** Such as `Google Sheets (API key)`, by id. */
  abstract of(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Those that open something at that time, with the person who made them, in the order of their names. */
  abstract usable(
    at: string,
  ): Promise<{ readonly name: string; readonly createdBy: string; readonly createdByName: string }[]>;
}

/** How a key is called where people are. */
export function shownName({ name }: { readonly name: string }): string {
  return `${name} (API key)`;
}
