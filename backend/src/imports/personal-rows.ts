/** A row of an uploaded file that is about a person. */
export interface PersonalRow {
  /** When the file was uploaded: ISO 8601 UTC. */
  readonly createdAt: string;
  readonly fileName: string;
  /** In the file. */
  readonly row: number;
  /** By their headings. */
  readonly cells: Readonly<Record<string, string>>;
}

declare module '../platform/personal-data.js' {
  interface PersonalLists {
    readonly importRows: readonly PersonalRow[];
  }
  interface PersonalCounts {
    readonly importRows: number;
  }
}
