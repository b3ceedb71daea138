// What a working day has on the desk, for a database of many leads: the same at every size, so that only the other leads
// differ. And the columns of the many leads that the desk reads.
const DAY = 86_400_000;
const COLUMNS = `id, firstName, lastName, email, phone, dateOfBirth, preferredDate, preferredTime, serviceInterest,
  bookingStatus, leadStatus, leadSource, visitorRequest, requestedAt, answeredAt, nextTaskDue, createdAt, searchText`;
const TIMES = ['9am', '10am', '11am', '1pm', '2pm'];
/** All these leads have one e-mail address in groups of this size. */
const PER_PERSON = 5;
const LEADS = 400;
const BUSY = 20;

export const DESK_LEAD = idOf(0);

/** The statements for a database that was filled with `manyLeads`. */
export function* manyDays(now = Date.now()) {
  yield [
    `UPDATE appointments SET soldOn = SUBSTR(createdAt, 1, 10), soldMonthDay = SUBSTR(createdAt, 6, 5),
       clientBirthday = SUBSTR(createdAt, 6, 5) WHERE leadStatus = 'Closed Sale'`,
  ];
  for (const table of ['appointments', 'subscriptions'])
    yield [`UPDATE ${table} SET answeredAt = createdAt WHERE leadStatus <> 'New'`];
  for (let number = 0; number < LEADS; number += 1) {
    const row = rowOf(number, now);
    yield [`INSERT INTO appointments (${COLUMNS}) VALUES (${row.map(() => '?').join(', ')})`, row];
    for (const term of [emailOf(number), `8${String(number).padStart(9, '0')}`])
      yield [
        "INSERT INTO lead_terms (term, leadType, leadId) VALUES (?, 'appointment', ?)",
        [term, idOf(number)],
      ];
    if (number < BUSY) yield* aroundLead(number, now);
  }
}

/** A task, a note and a failed message. */
function* aroundLead(number, now) {
  const at = new Date(now - DAY).toISOString();
  const id = idOf(number);
  yield [
    `INSERT INTO tasks (id, title, dueDate, leadType, leadId, createdBy, createdAt)
     VALUES (?, 'Call back', ?, 'appointment', ?, ?, ?)`,
    [id, dayOf(now), id, id, at],
  ];
  yield [
    `INSERT INTO lead_notes (id, leadId, leadType, note, createdBy, createdByName, createdAt)
     VALUES (?, ?, 'appointment', 'Called.', ?, 'Ana Cruz', ?)`,
    [id, id, id, at],
  ];
  yield [
    `INSERT INTO outgoing_mails (id, kind, leadType, leadId, recipient, recipientKey, subject, data, messageId, state,
       attempts, attemptLog, dedupKey, createdAt)
     VALUES (?, 'booking_received', 'appointment', ?, 'a@sample.example', 'a@sample.example', 'We have your request', '{}',
       ?, 'failed', 1, '[]', ?, ?)`,
    [id, id, id, id, at],
  ];
}

function rowOf(number, now) {
  const createdAt = new Date(now - 30 * DAY * (1 - (number + 1) / (LEADS + 1)));
  const busy = number < BUSY;
  const request = { type: 'cancel', message: null, requestedAt: createdAt.toISOString() };
  const phone = `+63 8${String(number).padStart(9, '0')}`;
  return [
    idOf(number),
    'Desk',
    String(number),
    emailOf(number),
    phone,
    '1984-03-12',
    dayOf(busy ? now + (number % 2) * DAY : now + 30 * DAY),
    TIMES[number % TIMES.length],
    'insurance',
    'Pending',
    'In Progress',
    'booking',
    busy ? JSON.stringify(request) : null,
    busy ? request.requestedAt : null,
    new Date(createdAt.getTime() + 3_600_000).toISOString(),
    busy ? dayOf(now) : '9999-12-31',
    createdAt.toISOString(),
    `desk ${number} ${emailOf(number)} 8${String(number).padStart(9, '0')} ${phone}`,
  ];
}

function idOf(number) {
  return `01910000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

function emailOf(number) {
  return `desk${Math.floor(number / PER_PERSON)}@sample.example`;
}

/** The day in the office. */
function dayOf(moment) {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(moment);
}
