// Loaded before the server: kills it at the KILL_AT-th statement that changes the schema, before the statement is sent
// or, on MariaDB with KILL_AFTER=true, before its result is processed.
import { Connection } from 'mysql2';
import { Sqlite } from '../../dist/platform/database/sqlite-driver.js';

const at = Number(process.env.KILL_AT);
const after = process.env.KILL_AFTER === 'true';
let seen = 0;

function isTarget(sql) {
  if (!/^\s*(CREATE|ALTER|DROP)\s+(UNIQUE\s+)?(TABLE|INDEX)/i.test(sql)) return false;
  seen += 1;
  return seen === at;
}

const die = () => process.kill(process.pid, 'SIGKILL');
const prepare = Sqlite.prototype.prepare;
Sqlite.prototype.prepare = function (sql) {
  if (isTarget(sql)) die();
  return prepare.call(this, sql);
};
const query = Connection.prototype.query;
Connection.prototype.query = function (sql, ...rest) {
  if (!isTarget(typeof sql === 'string' ? sql : sql.sql)) return query.call(this, sql, ...rest);
  if (!after) die();
  return query.call(this, sql, ...rest.slice(0, -1), die);
};
