import type { DatabaseConfig } from '../platform/config.js';
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
  if (database.dialect === 'sqlite') return SqliteStore[access](database.path);
  // the driver takes memory that an application with SQLite saves
  const { MysqlStore } = await import('./mysql-store.js');
  return MysqlStore[access](database.url);
}
