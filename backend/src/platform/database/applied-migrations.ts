import type { DataSource, MigrationInterface } from 'typeorm';
import { rejectUnknownMigrations, UnusableDatabase } from './unusable-database.js';

/** A migration that makes at once what those of earlier versions made one by one. */
interface BaselineMigration extends MigrationInterface {
  readonly replaces: readonly string[];
}

const isBaseline = (migration: MigrationInterface): migration is BaselineMigration => 'replaces' in migration;

const nameOf = (migration: MigrationInterface) => migration.name ?? migration.constructor.name;

/**
 * The applied migrations by the names of this version: the baseline for all that it replaces. Null when only some of these
 * were applied, which is a schema that this version cannot bring up to date.
 */
export function inNamesOfToday(
  known: readonly MigrationInterface[],
  applied: readonly string[],
): readonly string[] | null {
  const baseline = known.find(isBaseline);
  const others = applied.filter((name) => !baseline?.replaces.includes(name));
  if (!baseline || others.length === applied.length) return applied;
  return baseline.replaces.every((name) => applied.includes(name)) ? [nameOf(baseline), ...others] : null;
}

/**
 * The migrations that the database lacks. One that version 0.9 made gets the baseline as applied instead of those that it
 * replaces. Rejects a database of an older version, or of a newer one, and changes nothing in it.
 */
export async function missingMigrations(dataSource: DataSource): Promise<string[]> {
  const known = dataSource.migrations.map(nameOf);
  const stored = await storedNames(dataSource);
  const applied = inNamesOfToday(dataSource.migrations, stored);
  if (!applied)
    throw new UnusableDatabase(
      'The database was made by a version of this program before 0.9. Start version 0.9 with it once (git checkout v0.9.0), ' +
        'then this version. Nothing was changed.',
    );
  rejectUnknownMigrations(applied, known);
  if (applied !== stored) await rename(dataSource, applied);
  return known.filter((name) => !applied.includes(name));
}

/** None in an empty database. */
async function storedNames(dataSource: DataSource): Promise<readonly string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return [];
    const rows = (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
    return rows.map(({ name }) => name);
  } finally {
    await runner.release();
  }
}

const rename = (dataSource: DataSource, names: readonly string[]) =>
  dataSource.transaction(async (manager) => {
    await manager.query('DELETE FROM migrations');
    for (const name of names)
      await manager.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [
        Number(/\d{13}$/.exec(name)![0]),
        name,
      ]);
  });
