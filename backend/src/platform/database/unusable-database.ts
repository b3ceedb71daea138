/** The database cannot be opened, and waiting would not help. The message is for the operator. */
export class UnusableDatabase extends Error {}

/** Rejects the tables of another program. A database of this one has the table `migrations`. */
export function rejectForeignTables(where: string, tables: readonly string[]): void {
  if (tables.length > 0 && !tables.includes('migrations'))
    throw new UnusableDatabase(
      `${where} holds tables of another program. Nothing was changed. Name another one in DATABASE_URL.`,
    );
}
