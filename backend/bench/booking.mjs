// Bookings over HTTP at 32 connections against the same rows written by the database driver, one transaction each: on
// SQLite (synchronous=FULL) by the driver alone; on MariaDB, where the driver waits for the network, behind a bare server.
import { createHash } from 'node:crypto';
import { DATABASES } from './databases.mjs';
import { inRounds, load, ratio } from './measure.mjs';
import { startApplication, startBare } from './servers.mjs';

const booking = {
  firstName: 'Liza',
  lastName: 'Reyes',
  email: 'liza@sample.example',
  phone: '+63 917 000 0101',
  dateOfBirth: '1984-03-12',
  preferredDate: '2099-01-05',
  preferredTime: '9am',
  serviceInterest: 'insurance',
  notes: 'Two children, 7 and 11. Would like to understand term insurance first.',
};
const TERMS = ['liza', 'reyes', 'liza@sample.example', '9170000101'];
const SEARCH_TEXT = `${TERMS.join(' ')} 7km2qxp liza reyes liza@sample.example +63 917 000 0101`;

/** The body of a booking form. */
export const BOOKING = { path: '/api/appointments', body: JSON.stringify(booking) };

/** For comparison: with one insert instead of five, Express reached 0.41 on MariaDB and Fastify 0.59. */
const GOALS = { SQLite: 0.5, MariaDB: 0.41 };

export async function bookings({ rounds }) {
  const rows = [];
  for (const create of DATABASES) rows.push(await onDatabase(create, rounds));
  return rows;
}

async function onDatabase(create, rounds) {
  const [drivers, ours] = [await create(), await create()];
  const application = await startApplication(ours.url);
  const bare = drivers.alone ? null : await startBare('bare-bookings.mjs', drivers.driverUrl);
  const results = await inRounds(rounds, {
    driver: () => (bare ? booked(bare) : drivers.alone(2_000, () => statements(drivers.name))),
    ours: () => booked(application),
  });
  await application.stop();
  await bare?.stop();
  const stored = await storedBookings(ours);
  for (const [table, each] of Object.entries({ idempotency_keys: 1, booking_links: 1, outgoing_mails: 2 })) {
    const rows = await ours.count(`SELECT COUNT(*) FROM ${table}`);
    if (rows !== stored * each) throw new Error(`${stored} bookings, ${rows} ${table}`);
  }
  await drivers.drop();
  await ours.drop();
  return {
    what: `${ours.name}: POST /api/appointments, 32 connections / ${bare ? 'bare node:http with the driver' : 'the driver alone'}, a transaction each`,
    ratio: ratio(results.ours, results.driver),
    atLeast: GOALS[ours.name],
    note: `${stored} stored, each with its key, link, activity and two mails, and counted`,
  };
}

/** Bookings per second, each with its own idempotency key, as the forms send it. */
async function booked(server) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': '[<id>]' };
  const sent = { ...BOOKING, method: 'POST', status: 201, headers, idReplacement: true };
  return (await load(server, sent)).perSecond;
}

/** The number of stored bookings; fails unless each has its activity and is counted. */
export async function storedBookings({ count }) {
  const stored = await count('SELECT COUNT(*) FROM appointments');
  const activities = await count('SELECT COUNT(*) FROM activity_logs');
  const counted = await count("SELECT SUM(leads) FROM lead_counters WHERE scope = 'bucket'");
  if (stored === 0 || stored !== activities || stored !== counted)
    throw new Error(`${stored} bookings, ${activities} activities, ${counted} counted`);
  return stored;
}

const hash = (text) => createHash('sha256').update(text).digest('hex');

/** The values of a message about a booking. */
function mail(leadId, recipient, event, at) {
  const id = crypto.randomUUID();
  const data = JSON.stringify({ bookingId: leadId, ...booking, reference: '7KM-2QXP', token: hash(id) });
  const subject = 'We have your request for Monday, January 5, 2099';
  const messageId = `${id}@harborlight.example`;
  return [id, leadId, recipient, recipient, subject, data, messageId, `booking:${leadId}:${event}`, at];
}

/** The rows of a booking, as the application writes them. */
export function statements(name, values = booking) {
  const id = crypto.randomUUID();
  const terms = [...TERMS, id.slice(-7)];
  const at = new Date().toISOString();
  const again =
    name === 'SQLite'
      ? `ON CONFLICT (scope, period, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency)
         DO UPDATE SET leads = leads + excluded.leads`
      : 'ON DUPLICATE KEY UPDATE leads = leads + VALUES(leads)';
  return [
    [
      `INSERT INTO idempotency_keys (keyHash, fingerprint, sentAt, leadId, leadCreatedAt, isNew)
       VALUES (?, ?, ?, ?, ?, 1)`,
      [hash(id), hash(at), at, id, at],
    ],
    [
      `INSERT INTO appointments (id, firstName, lastName, email, phone, dateOfBirth, preferredDate, preferredTime,
         serviceInterest, notes, bookingStatus, leadStatus, leadSource, calendarSequence, createdAt, searchText)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'Pending', 'New', 'booking', 0, ?, ?)`,
      [id, ...Object.values(values), at, SEARCH_TEXT],
    ],
    [
      `INSERT INTO lead_terms (term, leadType, leadId) VALUES ${terms.map(() => '(?, ?, ?)').join(', ')}`,
      terms.flatMap((term) => [term, 'appointment', id]),
    ],
    [
      `INSERT INTO activity_logs (id, leadId, leadType, actionType, actionDetails, performedBy, performedByName, createdAt)
       VALUES (?, ?, 'appointment', 'lead_created', 'Consultation booked on the website', NULL, 'Website', ?)`,
      [crypto.randomUUID(), id, at],
    ],
    [
      'INSERT INTO booking_links (tokenHash, appointmentId, createdAt) VALUES (?, ?, ?)',
      [hash(`link ${id}`), id, at],
    ],
    [
      `INSERT INTO outgoing_mails (id, kind, leadType, leadId, recipient, recipientKey, subject, data, messageId, state,
         attempts, attemptLog, dedupKey, createdAt)
       VALUES (?, 'booking_received', 'appointment', ?, ?, ?, ?, ?, ?, 'held', 0, '[]', ?, ?),
              (?, 'staff_new_booking', 'appointment', ?, ?, ?, ?, ?, ?, 'held', 0, '[]', ?, ?)`,
      [...mail(id, values.email, 'received', at), ...mail(id, 'hello@harborlight.example', 'new:0', at)],
    ],
    [
      `INSERT INTO mail_counters (kind, state, shard, mails)
       VALUES ('booking_received', 'held', ?, 1), ('staff_new_booking', 'held', ?, 1)
       ${name === 'SQLite' ? 'ON CONFLICT (kind, state, shard) DO UPDATE SET mails = mails + excluded.mails' : 'ON DUPLICATE KEY UPDATE mails = mails + VALUES(mails)'}`,
      Array(2).fill(Math.floor(Math.random() * 32)),
    ],
    [
      `INSERT INTO lead_counters (scope, period, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency, leads)
       VALUES ('bucket', '', 'appointment', 'New', 'Pending', 'insurance', '', 1),
              ('month', ?, 'appointment', 'New', '', '', '', 1),
              ('day', ?, 'appointment', 'New', '', '', '', 1),
              ('hour', ?, 'appointment', 'New', '', '', '', 1)
       ${again}`,
      [at.slice(0, 7), at.slice(0, 10), at.slice(0, 13)],
    ],
  ];
}
