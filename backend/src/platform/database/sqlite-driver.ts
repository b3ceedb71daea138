import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';

/** The first Node-API version that better-sqlite3 13 runs on: Node 22.14 has it, Node 20 has not. */
const NODE_API = 10;

const require = createRequire(import.meta.url);

/** The file of the package, for a thread of its own. */
export const SQLITE_PACKAGE = require.resolve(
  Number(process.versions.napi) >= NODE_API ? 'better-sqlite3' : '@office/sqlite-node20',
);

/** better-sqlite3: version 13, or version 12 on Node 20 (docs/decisions/0015). Only this file chooses the version. */
export const Sqlite = require(SQLITE_PACKAGE) as typeof BetterSqlite3;
