import type { DatabaseConfig } from '../../config.js';
import { MysqlStore } from './mysql-store.js';
import { SqliteStore } from './sqlite-store.js';
import type { TableStore } from './table-store.js';

/**
 * Opens a database past the application: `shared` beside a running server, for reading; `exclusive` alone, refused
 * while a server uses it.
 */
export async function openStore(
  database: DatabaseConfig,
  access: 'shared' | 'exclusive',
): Promise<TableStore> {
  return database.dialect === 'sqlite'
    ? SqliteStore[access](database.path)
    : MysqlStore[access](database.url);
}
