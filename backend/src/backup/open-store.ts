import type { DatabaseConfig } from '../platform/config.js';
import { MysqlStore } from './mysql-store.js';
import { SqliteStore } from './sqlite-store.js';
import type { TableStore } from './table-store.js';

/**
 * Opens a database without the application: `shared` reads while a server is running; `exclusive` is rejected while a
 * server uses the database.
 */
export async function openStore(
  database: DatabaseConfig,
  access: 'shared' | 'exclusive',
): Promise<TableStore> {
  return database.dialect === 'sqlite'
    ? SqliteStore[access](database.path)
    : MysqlStore[access](database.url);
}
