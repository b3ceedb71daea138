import { affected, type Transaction } from '../../platform/database/database.js';
import type { Samples } from '../domain/mapping.js';
import { columnSamples, SAMPLED_ROWS, sampleOf } from '../domain/samples.js';
import type { ImportRowRow } from './import.tables.js';

/** The samples of an import as its rows are now. */
export async function readSamples(
  reader: Transaction,
  id: string,
  headings: readonly string[],
): Promise<Samples> {
  const rows = await reader.query<Pick<ImportRowRow, 'cells'>[]>(
    `SELECT cells FROM import_rows WHERE importId = ? ORDER BY rowNumber LIMIT ${SAMPLED_ROWS}`,
    [id],
  );
  return columnSamples(
    headings,
    rows.map(({ cells }) => (JSON.parse(cells) as string[]).map(sampleOf)),
  );
}

/** Takes the samples of an import from its rows as they are now. */
export async function storeSamples(tx: Transaction, id: string, headings: readonly string[]): Promise<void> {
  const samples = JSON.stringify(await readSamples(tx, id, headings));
  await affected(tx, 'UPDATE imports SET samples = ? WHERE id = ?', [samples, id]);
}
