// Loaded before the server: a share (ERROR_RATE) of the inserts into `appointments` fails with the MariaDB error
// ERROR_CODE after a rollback, as in a deadlock.
import { Connection } from 'mysql2';

const rate = Number(process.env.ERROR_RATE);
const query = Connection.prototype.query;

Connection.prototype.query = function (sql, values, callback) {
  const text = typeof sql === 'string' ? sql : sql.sql;
  if (typeof callback !== 'function' || !/INSERT INTO `?appointments/i.test(text) || Math.random() >= rate)
    return query.call(this, sql, values, callback);
  console.log('failed a statement');
  const code = process.env.ERROR_CODE;
  return query.call(this, 'ROLLBACK', [], () => callback(Object.assign(new Error(code), { code })));
};
