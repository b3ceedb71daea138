// Generates confirmed subscribers of the newsletter; one record of a consent serves for all of them.
const BATCH = 500;
const COLUMNS = 'subscriptionId, firstName, email, emailKey, state, consentId';
const CONSENT = '01900000-0000-7000-8000-00000000000c';

/** The statements that insert this many subscribers. */
export function* manySubscribers(subscribers) {
  yield [
    `INSERT INTO consents (id, subscriptionId, purpose, wording, wordingVersion, policyDate, form, givenAt, confirmedAt)
     VALUES (?, ?, 'newsletter', 'Yes', '1', '', 'newsletter', '', '')`,
    [CONSENT, CONSENT],
  ];
  for (let from = 0; from < subscribers; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, subscribers - from) }, (_, place) =>
      rowOf(from + place),
    );
    const places = rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
    yield [`INSERT INTO newsletter_subscribers (${COLUMNS}) VALUES ${places}`, rows.flat()];
  }
}

function rowOf(number) {
  const id = `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
  const email = `reader${number}@sample.example`;
  return [id, 'Liza', email, email, 'confirmed', CONSENT];
}
