// Loaded before the server: it is killed at the KILL_AT-th statement that changes the schema, before it is sent or,
// on MariaDB, after it is done and before anybody knows.
import BetterSqlite3 from 'better-sqlite3';
import { Connection } from 'mysql2';

const at = Number(process.env.KILL_AT);
const after = process.env.KILL_AFTER === 'true';
let seen = 0;

function isTheOne(sql) {
  if (!/^\s*(CREATE|ALTER|DROP)\s+(UNIQUE\s+)?(TABLE|INDEX)/i.test(sql)) return false;
  seen += 1;
  return seen === at;
}

const die = () => process.kill(process.pid, 'SIGKILL');
const prepare = BetterSqlite3.prototype.prepare;
BetterSqlite3.prototype.prepare = function (sql) {
  if (isTheOne(sql)) die();
  return prepare.call(this, sql);
};
const query = Connection.prototype.query;
Connection.prototype.query = function (sql, ...rest) {
  if (!isTheOne(typeof sql === 'string' ? sql : sql.sql)) return query.call(this, sql, ...rest);
  if (!after) die();
  return query.call(this, sql, ...rest.slice(0, -1), die);
};
