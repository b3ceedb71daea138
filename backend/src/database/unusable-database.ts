/** The database cannot be opened, and waiting will not help; the message is for whoever runs the server. */
export class UnusableDatabase extends Error {}

/** Refuses tables of another program. Ours begin with the one that lists the migrations. */
export function refuseForeign(where: string, tables: readonly string[]): void {
  if (tables.length > 0 && !tables.includes('migrations'))
    throw new UnusableDatabase(
      `${where} holds tables of another program. Nothing was changed. Name another one in DATABASE_URL.`,
    );
}
