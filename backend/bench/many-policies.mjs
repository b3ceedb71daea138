// Generates policies for an empty database, each with a client of its own and twelve monthly premiums around today, and
// counts them as the application does. Of the premiums that were
// due in the last two months one of twenty is not paid, of others one of 500.
import { entriesOfPolicy, entriesOfPremiums, leavingOf } from '../dist/policies/domain/book.js';

const BATCH = 500;
const DAY = 86_400_000;
const INSURERS = 20;
const PRODUCTS_OF_INSURER = 5;
const LINES = ['life', 'life', 'life', 'health', 'non-life'];
const FORCES = [...Array(18).fill('in force'), 'lapsed', 'surrendered'];
const AMOUNT = 250_000;
const PREMIUMS = { before: 8, after: 3 };
const AT = '2026-01-01T00:00:00.000Z';

const idOf = (kind, number) => `01900000-0000-7000-8${kind}00-${number.toString(16).padStart(12, '0')}`;
const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const monthsFrom = (day, months) => {
  const [year, month, date] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + months, date));
};

const monthDayOf = (number) => dayOf(Date.UTC(2025, 0, 1 + (number % 365))).slice(5);

/** The statements that insert this many policies. */
export function* manyPolicies(policies, now = Date.now()) {
  const today = dayOf(now);
  const waiting = new Map();
  const counters = new Map();
  const count = (entry) => {
    const key = [entry.scope, entry.period, entry.item, entry.currency].join('|');
    const counter = counters.get(key) ?? { ...entry, counted: 0, amount: 0 };
    counter.counted += entry.counted;
    counter.amount += entry.amount;
    counters.set(key, counter);
  };
  const add = (table, row) => {
    if (!waiting.has(table)) waiting.set(table, []);
    waiting.get(table).push(row);
  };
  for (let insurer = 0; insurer < INSURERS; insurer += 1) {
    const name = `Insurer ${insurer}`;
    add('insurers', { id: idOf(1, insurer), name, nameKey: name.toLowerCase() });
    for (let place = 0; place < PRODUCTS_OF_INSURER; place += 1) {
      const [id, insurerId, line] = [
        idOf(2, insurer * PRODUCTS_OF_INSURER + place),
        idOf(1, insurer),
        LINES[place],
      ];
      add('products', { id, insurerId, line, name: `Plan ${place}`, nameKey: `plan ${place}` });
    }
  }
  for (let number = 0; number < policies; number += 1) {
    const policy = policyOf(number, today);
    const premiums = [...premiumsOf(policy, number, today)];
    add('clients', clientOf(number));
    add('policies', { ...policy, ...nextOf(policy, premiums) });
    const { forceState: force, amount, currency } = policy;
    entriesOfPolicy({ ...policy, force, premium: { amount, currency } }).forEach(count);
    for (const premium of premiums) add('premiums', premium);
    entriesOfPremiums(premiums, force === 'in force').forEach(count);
    for (const [table, rows] of waiting)
      while (rows.length >= BATCH) yield insertOf(table, rows.splice(0, BATCH));
  }
  for (const counter of counters.values()) add('book_counters', counter);
  for (const [table, rows] of waiting) while (rows.length > 0) yield insertOf(table, rows.splice(0, BATCH));
}

function insertOf(table, rows) {
  const columns = Object.keys(rows[0]);
  const places = `(${columns.map(() => '?').join(', ')})`;
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`;
  return [sql, rows.flatMap((row) => columns.map((column) => row[column]))];
}

function clientOf(number) {
  const [firstName, lastName, email] = ['Person', String(number), `person${number}@sample.example`];
  const phone = `+639${String(number).padStart(9, '0')}`;
  return {
    id: idOf(3, number),
    firstName,
    lastName,
    email,
    phone,
    tags: '[]',
    createdAt: AT,
    updatedAt: AT,
    dateOfBirth: '1984-03-12',
    birthMonthDay: monthDayOf(number),
    referredBy: null,
    emailKey: email,
    phoneE164: phone,
    searchText: `person ${number} ${email} ${phone}`,
  };
}

function policyOf(number, today) {
  const mixed = Math.imul(number, 2_654_435_761) >>> 0;
  const product = mixed % (INSURERS * PRODUCTS_OF_INSURER);
  const startsOn = dayOf(Date.parse(today) - ((mixed >>> 8) % 1_095) * DAY);
  const force = FORCES[(mixed >>> 4) % FORCES.length];
  const line = LINES[product % PRODUCTS_OF_INSURER];
  const endsOn = mixed % 3 ? null : monthsFrom(startsOn, 240);
  const leaving = leavingOf(
    { force: 'in force' },
    { force, startsOn, endsOn },
    monthsFrom(today, -(mixed % 12)),
  );
  return {
    id: idOf(4, number),
    clientId: idOf(3, number),
    insured: null,
    saleId: null,
    remarks: null,
    insurerId: idOf(1, Math.floor(product / PRODUCTS_OF_INSURER)),
    productId: idOf(2, product),
    line,
    policyNumber: `P-${number}`,
    numberKey: `p${number}`,
    application: 'issued',
    forceState: force,
    startsOn,
    startsMonthDay: startsOn.slice(5),
    endsOn,
    amount: AMOUNT,
    currency: 'PHP',
    mode: 'monthly',
    graceDays: line === 'life' ? 31 : 0,
    reinstateUntil: null,
    ...leaving,
    nextDueOn: '2199-01-01',
    planFrom: '2199-01-01',
    forceSince: leaving.leftOn,
    createdAt: AT,
    updatedAt: AT,
  };
}

/** Which premium is to be paid next, as it is noted at the policy. */
function nextOf({ forceState }, premiums) {
  const next = forceState === 'in force' && premiums.find(({ unpaidUntil }) => unpaidUntil !== null);
  return {
    nextPremiumDue: next ? next.dueDate : '9999-12-31',
    nextUnpaidUntil: next ? next.unpaidUntil : null,
  };
}

function* premiumsOf({ id, forceState, startsOn, amount, currency, graceDays }, number, today) {
  const first = `${today.slice(0, 8)}${startsOn.slice(8)}`;
  for (let month = -PREMIUMS.before; month <= PREMIUMS.after; month += 1) {
    const dueDate = monthsFrom(first, month);
    const graceEndsOn = dayOf(Date.parse(dueDate) + graceDays * DAY);
    const isPaid = dueDate <= today && (number + month * 7) % (month < -1 ? 500 : 20) !== 0;
    yield {
      id: idOf(5, number * 16 + month + PREMIUMS.before),
      policyId: id,
      dueDate,
      coversFrom: dueDate,
      coversUntil: monthsFrom(first, month + 1),
      graceEndsOn,
      amount,
      currency,
      paidAmount: isPaid ? amount : 0,
      unpaidUntil: isPaid || forceState !== 'in force' ? null : graceEndsOn,
    };
  }
}
