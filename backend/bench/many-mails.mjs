// Generates messages of the outbox for an empty database, with the counters of the application: all in one state, except
// that of stored ones one in thirty has failed. Of five messages one is a reminder.
const BATCH = 200;
const COLUMNS = `id, kind, leadType, leadId, recipient, recipientKey, subject, data, messageId, state, attempts, attemptLog,
  dedupKey, createdAt`;
const START = Date.UTC(2026, 0, 1);

/** The statements that insert this many messages. */
export function* manyMails(mails, state) {
  let rows = [];
  for (let number = 0; number < mails; number += 1) {
    rows.push(rowOf(number, state));
    if (rows.length < BATCH && number < mails - 1) continue;
    const places = `(${rows[0].map(() => '?').join(', ')})`;
    yield [
      `INSERT INTO outgoing_mails (${COLUMNS}) VALUES ${rows.map(() => places).join(', ')}`,
      rows.flat(),
    ];
    rows = [];
  }
  yield [
    'INSERT INTO mail_counters (kind, state, shard, mails) SELECT kind, state, 0, COUNT(*) FROM outgoing_mails GROUP BY kind, state',
  ];
}

function rowOf(number, state) {
  const end = number.toString(16).padStart(12, '0');
  const id = `01900000-0000-7000-8000-${end}`;
  const leadId = `00000000-0000-7000-8000-${String(number % 100_000).padStart(12, '0')}`;
  const recipient = `person${number}@sample.example`;
  const failed = state === 'sent' && number % 30 === 7;
  const data = JSON.stringify({
    bookingId: leadId,
    reference: '7KM-2QXP',
    firstName: 'Liza',
    lastName: 'Reyes',
    preferredDate: '2099-01-05',
    preferredTime: '9am',
    serviceInterest: 'insurance',
    visitorTimeZone: null,
    token: '…',
    notes: null,
  });
  return [
    id,
    number % 5 === 2 ? 'booking_reminder' : 'booking_received',
    'appointment',
    leadId,
    recipient,
    recipient,
    'We have your request for Monday, January 5, 2099',
    data,
    `${id}@sample.example`,
    failed ? 'failed' : state,
    state === 'sent' ? 1 : 0,
    '[]',
    `bench:${number}`,
    new Date(START + number * 1_000).toISOString(),
  ];
}
