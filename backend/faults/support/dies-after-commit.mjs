// Loaded before the server: from SIGUSR2 on, the process is killed right after the next commit that the database
// confirms, before the server learns of it.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let armed = false;
process.on('SIGUSR2', () => (armed = true));

function committed() {
  if (armed) process.kill(process.pid, 'SIGKILL');
}

const sqlite = require('better-sqlite3').prototype;
const { prepare } = sqlite;
sqlite.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (sql !== 'COMMIT') return statement;
  const { run } = statement;
  statement.run = () => {
    const result = run.call(statement);
    committed();
    return result;
  };
  return statement;
};

let mysql = require('mysql2').PoolConnection.prototype;
while (!Object.hasOwn(mysql, 'query')) mysql = Object.getPrototypeOf(mysql);
const { query } = mysql;
mysql.query = function (sql, ...rest) {
  if ((sql.sql ?? sql) !== 'COMMIT') return query.call(this, sql, ...rest);
  const answer = rest.pop();
  return query.call(this, sql, ...rest, (...result) => {
    committed();
    answer(...result);
  });
};
