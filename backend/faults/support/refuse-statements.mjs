// Loaded before the server: MariaDB seems to refuse so many of the inserts into the bookings, with an error of its own
// and after it has undone the transaction, as it does on a deadlock.
import { Connection } from 'mysql2';

const share = Number(process.env.REFUSE_SHARE);
const query = Connection.prototype.query;

Connection.prototype.query = function (sql, values, answer) {
  const text = typeof sql === 'string' ? sql : sql.sql;
  if (typeof answer !== 'function' || !/INSERT INTO `?appointments/i.test(text) || Math.random() >= share)
    return query.call(this, sql, values, answer);
  console.log('refused a statement');
  const code = process.env.REFUSE_WITH;
  return query.call(this, 'ROLLBACK', [], () => answer(Object.assign(new Error(code), { code })));
};
