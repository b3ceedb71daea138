// Leads for an empty database: 70 bookings to 30 subscriptions, spread over three years, counted as the
// application counts them. Rows are made by number, so that each size is the beginning of the next.
const STATUSES = [
  'New',
  'New',
  'In Progress',
  'In Progress',
  'Not Qualified',
  'Offer Declined',
  'Closed Sale',
];
const BOOKING = ['Pending', 'Hold', 'Confirmed'];
const SERVICES = ['insurance', 'investment', 'retirement', 'education', 'tax', 'estate'];
const YEARS_MS = 3 * 365 * 86_400_000;
const END = Date.UTC(2026, 9, 31);
const BATCH = 500;

const COLUMNS = {
  appointments: `id, firstName, lastName, email, phone, dateOfBirth, preferredDate, preferredTime, serviceInterest,
    notes, bookingStatus, leadStatus, leadSource, productPurchased, premiumFrequency, premiumRate, createdAt, searchText`,
  subscriptions: 'id, firstName, email, emailKey, leadStatus, leadSource, createdAt, searchText',
};

/** The statements that fill it with so many. */
export function* manyLeads(leads) {
  yield* inserts(leads);
  for (const sql of DERIVED) yield [sql];
}

function* inserts(leads) {
  const rows = { appointments: [], subscriptions: [] };
  for (let number = 0; number < leads; number += 1) {
    const [table, row] = rowOf(number, leads);
    rows[table].push(row);
    if (rows[table].length === BATCH) yield insertOf(table, rows[table].splice(0));
  }
  for (const [table, rest] of Object.entries(rows)) if (rest.length > 0) yield insertOf(table, rest);
}

function insertOf(table, rows) {
  const places = `(${rows[0].map(() => '?').join(', ')})`;
  const sql = `INSERT INTO ${table} (${COLUMNS[table]}) VALUES ${rows.map(() => places).join(', ')}`;
  return [sql, rows.flat()];
}

function rowOf(number, leads) {
  const mixed = Math.imul(number, 2_654_435_761) >>> 0;
  const id = `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
  const createdAt = new Date(END - YEARS_MS + Math.floor((number / leads) * YEARS_MS)).toISOString();
  const status = STATUSES[mixed % STATUSES.length];
  const digits = String(number).padStart(9, '0');
  const phone = `+63 9${digits}`;
  const email = `person${number}@sample.example`;
  if (mixed % 10 >= 7)
    return [
      'subscriptions',
      [id, 'Person', email, email, status, 'subscription', createdAt, `person ${email}`],
    ];
  const sold = status === 'Closed Sale';
  const day = new Date(Date.parse(createdAt) + 3 * 86_400_000).toISOString().slice(0, 10);
  return [
    'appointments',
    [
      ...[id, 'Person', String(number), email, phone, '1984-03-12', day, '9am', SERVICES[mixed % 6]],
      ...[
        null,
        BOOKING[mixed % 3],
        status,
        'booking',
        sold ? 'Term life' : null,
        sold ? 'monthly' : null,
        sold ? '1000' : null,
      ],
      ...[createdAt, `person ${number} ${email} 9${digits} ${phone}`],
    ],
  ];
}

const PERIODS = { month: 7, day: 10, hour: 13 };
const COUNTER =
  'scope, period, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency, leads';
const TERM = 'INSERT INTO lead_terms (term, leadType, leadId)';
const DERIVED = [
  ...['firstName', 'lastName', 'email', 'SUBSTR(phone, 5)'].map(
    (term) =>
      `${TERM} SELECT ${term === 'firstName' ? "'person'" : term}, 'appointment', id FROM appointments`,
  ),
  `${TERM} SELECT 'person', 'subscription', id FROM subscriptions`,
  `${TERM} SELECT email, 'subscription', id FROM subscriptions`,
  `INSERT INTO lead_counters (${COUNTER})
   SELECT 'bucket', '', 'appointment', leadStatus, bookingStatus, serviceInterest, COALESCE(premiumFrequency, ''), COUNT(*)
   FROM appointments GROUP BY leadStatus, bookingStatus, serviceInterest, COALESCE(premiumFrequency, '')`,
  `INSERT INTO lead_counters (${COUNTER})
   SELECT 'bucket', '', 'subscription', leadStatus, '', '', '', COUNT(*) FROM subscriptions GROUP BY leadStatus`,
  ...Object.entries(PERIODS).flatMap(([scope, length]) =>
    ['appointment', 'subscription'].map(
      (type) => `INSERT INTO lead_counters (${COUNTER})
        SELECT '${scope}', SUBSTR(createdAt, 1, ${length}), '${type}', leadStatus, '', '', '', COUNT(*)
        FROM ${type}s GROUP BY SUBSTR(createdAt, 1, ${length}), leadStatus`,
    ),
  ),
];
