// Loaded before the server: after SIGUSR2 the process kills itself right after the next COMMIT succeeds, before the
// server continues.
import { createRequire } from 'node:module';
import { Sqlite } from '../../dist/platform/database/sqlite-driver.js';

const require = createRequire(import.meta.url);
let armed = false;
process.on('SIGUSR2', () => (armed = true));

function onCommit() {
  if (armed) process.kill(process.pid, 'SIGKILL');
}

const sqlite = Sqlite.prototype;
const { prepare } = sqlite;
sqlite.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (sql !== 'COMMIT') return statement;
  const { run } = statement;
  statement.run = () => {
    const result = run.call(statement);
    onCommit();
    return result;
  };
  return statement;
};

let mysql = require('mysql2').PoolConnection.prototype;
while (!Object.hasOwn(mysql, 'query')) mysql = Object.getPrototypeOf(mysql);
const { query } = mysql;
mysql.query = function (sql, ...rest) {
  // the last statement of several in one round trip, or alone
  if (!/(?:^|;\n)COMMIT$/.test(sql.sql ?? sql)) return query.call(this, sql, ...rest);
  const callback = rest.pop();
  return query.call(this, sql, ...rest, (...result) => {
    onCommit();
    callback(...result);
  });
};
