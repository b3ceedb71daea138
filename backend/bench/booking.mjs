// Bookings over HTTP at 32 connections against the same rows written by better-sqlite3 alone, one commit each. Both
// with synchronous=FULL, on the same schema.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { inRounds, load, ratio } from './measure.mjs';
import { startApplication, temporaryFolder } from './servers.mjs';

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

export async function bookings({ rounds }) {
  const folder = temporaryFolder();
  const schema = await startApplication(`sqlite:${join(folder, 'driver.sqlite')}`);
  await schema.stop();
  const driver = driverLoop(join(folder, 'driver.sqlite'));
  const file = join(folder, 'bookings.sqlite');
  const application = await startApplication(`sqlite:${file}`);
  const figures = await inRounds(rounds, {
    driver: async () => driver.perSecond(2_000),
    ours: async () => {
      const { perSecond } = await load(application, {
        path: '/api/appointments',
        method: 'POST',
        status: 201,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(booking),
      });
      return perSecond;
    },
  });
  await application.stop();
  driver.close();
  const stored = checkStored(file);
  return [
    {
      what: 'POST /api/appointments, 32 connections / better-sqlite3 alone, one commit a booking',
      ratio: ratio(figures.ours, figures.driver),
      atLeast: 0.5,
      note: `${stored} bookings stored, each with its activity and counted`,
    },
  ];
}

function driverLoop(file) {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const appointment = db.prepare(
    `INSERT INTO appointments (id, firstName, lastName, email, phone, dateOfBirth, preferredDate, preferredTime,
       serviceInterest, notes, bookingStatus, leadStatus, leadSource, createdAt, searchText)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'Pending', 'New', 'booking', ?, ?)`,
  );
  const activity = db.prepare(
    `INSERT INTO activity_logs (id, leadId, leadType, actionType, actionDetails, performedBy, performedByName, createdAt)
     VALUES (?, ?, 'appointment', 'lead_created', 'Consultation booked on the website', NULL, 'Website', ?)`,
  );
  const counters = db.prepare(
    `INSERT INTO lead_counters (scope, period, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency, leads)
     VALUES ('bucket', '', 'appointment', 'New', 'Pending', 'insurance', '', 1),
            ('month', ?, 'appointment', 'New', '', '', '', 1),
            ('day', ?, 'appointment', 'New', '', '', '', 1),
            ('hour', ?, 'appointment', 'New', '', '', '', 1)
     ON CONFLICT (scope, period, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency)
     DO UPDATE SET leads = leads + excluded.leads`,
  );
  const search = 'liza reyes liza@sample.example +63 917 000 0101';
  const write = db.transaction(() => {
    const id = crypto.randomUUID();
    const at = new Date().toISOString();
    appointment.run(id, ...Object.values(booking), at, search);
    activity.run(crypto.randomUUID(), id, at);
    counters.run(at.slice(0, 7), at.slice(0, 10), at.slice(0, 13));
  });
  return {
    perSecond(milliseconds) {
      const begun = performance.now();
      let written = 0;
      for (; performance.now() - begun < milliseconds; written += 1) write();
      return (written / (performance.now() - begun)) * 1000;
    },
    close: () => db.close(),
  };
}

function checkStored(file) {
  const db = new Database(file, { readonly: true });
  const count = (sql) => Number(db.prepare(sql).pluck().get());
  const stored = count('SELECT COUNT(*) FROM appointments');
  const activities = count('SELECT COUNT(*) FROM activity_logs');
  const counted = count("SELECT SUM(leads) FROM lead_counters WHERE scope = 'bucket'");
  db.close();
  if (stored === 0 || stored !== activities || stored !== counted)
    throw new Error(`${stored} bookings, ${activities} activities, ${counted} counted`);
  return stored;
}
