import type { EntityManager } from 'typeorm';

/** Rows that come one after the other: a table with a condition, and with what the rows of the branch say. */
export interface Branch {
  readonly condition: string;
  readonly parameters: readonly unknown[];
}

/** Nearly always enough where there are very many rows; the other branches follow in a second statement. */
const FIRST_BRANCHES = 10;

/**
 * The first rows of these branches, in their order and by id within each; at most `limit`. `select` reads the columns and
 * joins, each as `id` and others. Flat in cost when each condition is that of an index.
 */
export async function firstRows<Row extends object, B extends Branch>(
  reader: EntityManager,
  select: string,
  branches: readonly B[],
  limit: number,
): Promise<(Row & { readonly branch: B })[]> {
  const rows = await read<Row, B>(reader, select, branches.slice(0, FIRST_BRANCHES), limit);
  if (rows.length >= limit) return rows;
  const others = branches.slice(FIRST_BRANCHES);
  return [...rows, ...(await read<Row, B>(reader, select, others, limit - rows.length))];
}

async function read<Row extends object, B extends Branch>(
  reader: EntityManager,
  select: string,
  branches: readonly B[],
  limit: number,
): Promise<(Row & { readonly branch: B })[]> {
  if (branches.length === 0) return [];
  const rows = await reader.query<(Row & { readonly place: unknown })[]>(
    `${branches
      .map(
        ({ condition }, place) =>
          `SELECT * FROM (SELECT ${place} AS place, ${select} WHERE ${condition} LIMIT ?) branch${place}`,
      )
      .join(' UNION ALL ')} ORDER BY place, id LIMIT ?`,
    [...branches.flatMap(({ parameters }) => [...parameters, limit]), limit],
  );
  return rows.map(({ place, ...row }) => ({ ...(row as unknown as Row), branch: branches[Number(place)]! }));
}
