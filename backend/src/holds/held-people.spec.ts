import { openedDatabase } from '../app/testing/opened-database.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { SqlRetainedMails } from '../mail/store/sql-retained-mails.js';
import { OutgoingMails } from '../mail/store/mail.tables.js';
import { anOutgoingMailRow } from '../mail/testing/builders.js';
import { newId } from '../platform/clock.js';
import { SqlLegalHolds } from '../privacy/store/sql-legal-holds.js';
import { aLegalHold } from '../privacy/testing/builders.js';
import { SqlPersonalSubmissions } from '../screening/store/sql-personal-submissions.js';
import { DiscardSubmissions } from '../screening/application/discard-submissions.js';
import { SqlSuspectedSubmissions } from '../screening/store/sql-suspected-submissions.js';
import { aSuspectedSubmission } from '../screening/testing/builders.js';
import { assertNotHeld, followHolds } from './held-people.js';

const [OLD, LATER] = ['2026-01-01T08:00:00.000Z', '2026-06-01T00:00:00.000Z'];

describe.each(DATABASES)('legal holds on $name', ({ create }) => {
  const database = openedDatabase(create);
  const holds = new SqlLegalHolds(database);
  const isHeld = (email: string) =>
    database
      .write((tx) => assertNotHeld(tx, [email]))
      .then(
        () => false,
        () => true,
      );
  const correct = (from: string, to: string) => database.write((tx) => followHolds(tx, from, to));

  it('follow corrections of an address, and end everywhere at once', async () => {
    const [first, second] = [aLegalHold({ email: 'a@x.example' }), aLegalHold({ email: 'z@x.example' })];
    await holds.add(first);
    await holds.add(second);
    for (const [from, to] of [
      ['a@x.example', 'b@x.example'],
      ['b@x.example', 'c@x.example'],
      ['c@x.example', 'b@x.example'],
      ['c@x.example', 'z@x.example'],
      ['free@x.example', 'other@x.example'],
    ] as const)
      await correct(from, to);
    expect(await isHeld('c@x.example')).toBe(true);
    expect(await isHeld('other@x.example')).toBe(false);
    expect(await holds.of('b@x.example')).toEqual(first);
    expect(await holds.of('free@x.example')).toBeNull();
    expect(await holds.among(['c@x.example', 'other@x.example'])).toEqual(new Set(['c@x.example']));
    expect(await holds.add(aLegalHold({ email: 'c@x.example' }))).toBe(false);
    expect(await holds.remove(second.id)).toBe(true);
    expect(await isHeld('z@x.example')).toBe(true);
    expect(await holds.remove(first.id)).toBe(true);
    for (const name of ['a', 'b', 'c', 'z']) expect(await isHeld(`${name}@x.example`)).toBe(false);
  });

  it('keep what the jobs and the erasure of somebody else would delete', async () => {
    await holds.add(aLegalHold({ email: 'held@x.example' }));
    const submissions = new SqlSuspectedSubmissions(database);
    const discard = new DiscardSubmissions(database, submissions);
    const form = { email: 'Held@x.example', phone: '0917 000 0101' };
    const [kept, other] = [
      aSuspectedSubmission({ createdAt: OLD }, form),
      aSuspectedSubmission({ createdAt: OLD, reason: 'flood' }),
    ];
    await database.run(async (unit) => {
      for (const submission of [kept, other]) await submissions.hold(unit, submission);
    });
    const person = { email: 'other@x.example', phones: [form.phone], until: null };
    expect(await submissions.deleteBefore(LATER)).toBe(1);
    expect(await discard.all('honeypot')).toBe(0);
    await expect(discard.some([kept.id])).rejects.toThrow('legal hold');
    await expect(discard.one(kept.id)).rejects.toThrow('legal hold');
    await database.run((unit) => new SqlPersonalSubmissions(database).erase(unit, person));
    expect(await submissions.findById(kept.id)).not.toBeNull();

    const sent = { state: 'sent', createdAt: OLD, sentAt: OLD, leadId: newId() } as const;
    await database.write((tx) =>
      tx.insert(OutgoingMails, [
        anOutgoingMailRow({ id: newId(), ...sent, recipientKey: 'held@x.example' }),
        anOutgoingMailRow({ id: newId(), ...sent, recipientKey: 'staff@office.example' }),
        anOutgoingMailRow({ id: newId(), ...sent, leadId: null, recipientKey: 'other@x.example' }),
      ]),
    );
    const mails = new SqlRetainedMails(database);
    expect(await mails.removable(LATER)).toBe(1);
    expect(await mails.removeContent(LATER, LATER, 10)).toBe(1);
  });
});
