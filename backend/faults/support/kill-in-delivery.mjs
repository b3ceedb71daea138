// Loaded before the server: kills it at the KILL_AT-th statement that changes messages, or commits such a change, before
// the statement or, with KILL_AFTER=true, before its result is processed. Statements in one round trip are one.
import { Connection } from 'mysql2';
import { Sqlite } from '../../dist/platform/database/sqlite-driver.js';

const at = Number(process.env.KILL_AT);
const after = process.env.KILL_AFTER === 'true';
const changed = new WeakSet();
let seen = 0;

function isTarget(connection, sql) {
  const changes = /(^|;\n)\s*(INSERT INTO|UPDATE) (outgoing_mails|mail_counters|mail_flow)\b/.test(sql);
  const commits = /(^|;\n)COMMIT$/.test(sql);
  if (!changes && !(commits && changed.has(connection))) return false;
  if (commits) changed.delete(connection);
  else changed.add(connection);
  seen += 1;
  return seen === at;
}

const die = () => process.kill(process.pid, 'SIGKILL');

const { prepare } = Sqlite.prototype;
Sqlite.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (statement.reader) return statement;
  const { run } = statement;
  statement.run = (...values) => {
    const target = isTarget(this, sql);
    if (target && !after) die();
    const result = run.call(statement, ...values);
    if (target) die();
    return result;
  };
  return statement;
};

const { query } = Connection.prototype;
Connection.prototype.query = function (sql, ...rest) {
  if (!isTarget(this, typeof sql === 'string' ? sql : sql.sql)) return query.call(this, sql, ...rest);
  if (!after) die();
  return query.call(this, sql, ...rest.slice(0, -1), die);
};
