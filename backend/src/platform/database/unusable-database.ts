/** The database cannot be opened, and waiting would not help. The message is for the operator. */
export class UnusableDatabase extends Error {}

/** Rejects a database that a newer version has migrated: this one would leave out what that one adds to each row. */
export function rejectUnknownMigrations(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UnusableDatabase(
      `A newer version of this program has changed the database (${unknown.join(', ')}). Start that version, or restore a ` +
        'backup of before the update into an empty database. Nothing was changed.',
    );
}

/** Rejects the tables of another program. A database of this one has the table `migrations`. */
export function rejectForeignTables(where: string, tables: readonly string[]): void {
  if (tables.length > 0 && !tables.includes('migrations'))
    throw new UnusableDatabase(
      `${where} holds tables of another program. Nothing was changed. Name another one in DATABASE_URL.`,
    );
}
