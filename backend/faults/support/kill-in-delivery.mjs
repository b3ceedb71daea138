// Loaded before the server: kills it at the KILL_AT-th statement that changes messages, or commits such a change, before
// the statement or, with KILL_AFTER=true, before its result is processed.
import { Connection } from 'mysql2';
import { Sqlite } from '../../dist/platform/database/sqlite-driver.js';

const at = Number(process.env.KILL_AT);
const after = process.env.KILL_AFTER === 'true';
const changed = new WeakSet();
let seen = 0;

function isTarget(connection, sql) {
  if (/^\s*(INSERT INTO|UPDATE) (outgoing_mails|mail_counters|mail_flow)\b/.test(sql))
    changed.add(connection);
  else if (!(sql === 'COMMIT' && changed.delete(connection))) return false;
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
