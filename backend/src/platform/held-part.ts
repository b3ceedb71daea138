/** How many records of each kind were held at a time. The areas that hold something add theirs. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it has only what areas add
export interface HeldCounts {}

/** A field of the records and how many of them have it. */
export interface HeldField {
  readonly field: string;
  readonly records: number;
}

/** A record of a person that was held at a time. */
export interface HeldRecord {
  readonly kind: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: string;
}

/** What a part held at a time: a breach has to be reported with it. */
export interface HeldPart {
  /** How its kinds of records are named. */
  readonly kinds: readonly {
    readonly kind: string;
    readonly one: string;
    readonly counted: keyof HeldCounts;
    readonly many: string;
  }[];

  count(until: string): Promise<{
    readonly records: Partial<HeldCounts>;
    /** Different people, as far as their addresses tell. */
    readonly people: number;
    /** Records with sensitive personal information, such as a birth date. */
    readonly sensitive: number;
    readonly fields: readonly HeldField[];
  }>;

  /** The records, kind by kind, each oldest first. `next` continues; null at the end. */
  list(
    until: string,
    after: string | null,
    limit: number,
  ): Promise<{ readonly rows: readonly HeldRecord[]; readonly next: string | null }>;

  /** Those of the addresses, normalised, of which it has a record. */
  among(emails: readonly string[]): Promise<ReadonlySet<string>>;
}
