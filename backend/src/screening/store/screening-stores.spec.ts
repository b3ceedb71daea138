import { openedDatabase } from '../../app/testing/opened-database.js';
import { NotFound } from '../../platform/domain-error.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { aBlockedSender, aSuspectedSubmission } from '../testing/builders.js';
import { SqlBlockedSenders } from './sql-blocked-senders.js';
import { SqlPersonalSubmissions } from './sql-personal-submissions.js';
import { SqlSuspectedSubmissions } from './sql-suspected-submissions.js';

const ALL = { filter: {}, order: 'DESC', range: { offset: 0, limit: 100 } } as const;

describe.each(DATABASES)('screening on $name', ({ create }) => {
  const database = openedDatabase(create);
  const submissions = new SqlSuspectedSubmissions(database);
  const blocked = new SqlBlockedSenders(database);
  const personal = new SqlPersonalSubmissions(database);
  const hold = (...held: ReturnType<typeof aSuspectedSubmission>[]) =>
    database.run(async (unit) => {
      for (const submission of held) await submissions.hold(unit, submission);
    });
  const ids = async () => (await submissions.page(ALL)).rows.map(({ id }) => id);
  beforeEach(() =>
    database.write(async (tx) => {
      for (const table of ['suspected_posts', 'blocked_senders']) await tx.query(`DELETE FROM ${table}`);
    }),
  );

  it('keeps a submission as it was sent', async () => {
    const submission = aSuspectedSubmission({}, { notes: '"😀"\n', lastName: null });
    await hold(submission);
    expect(await submissions.findById(submission.id)).toEqual(submission);
    expect(await submissions.findById('nothing')).toBeNull();
  });

  it('lists a page by time, of one reason or one type', async () => {
    const [old, recent] = [
      aSuspectedSubmission({
        createdAt: '2026-11-19T08:00:00.000Z',
        reason: 'flood',
        leadType: 'subscription',
      }),
      aSuspectedSubmission(),
    ];
    await hold(old, recent);
    expect(await submissions.page({ ...ALL, range: { offset: 0, limit: 1 } })).toEqual({
      rows: [recent],
      total: 2,
    });
    expect((await submissions.page({ ...ALL, order: 'ASC' })).rows).toEqual([old, recent]);
    expect((await submissions.page({ ...ALL, filter: { reason: 'flood' } })).rows).toEqual([old]);
    expect((await submissions.page({ ...ALL, filter: { leadType: 'appointment' } })).rows).toEqual([recent]);
  });

  it('takes a submission once, also when two take it at the same time', async () => {
    const submission = aSuspectedSubmission();
    await hold(submission);
    const takes = [1, 2].map(() => database.run((unit) => submissions.take(unit, submission.id)));
    const taken = await Promise.allSettled(takes);
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(database.run((unit) => submissions.take(unit, submission.id))).rejects.toThrow(NotFound);
  });

  it('deletes submissions by id, by reason and by age', async () => {
    const [one, two, three, old] = [
      aSuspectedSubmission(),
      aSuspectedSubmission({ reason: 'blocked' }),
      aSuspectedSubmission(),
      aSuspectedSubmission({ createdAt: '2026-08-01T08:00:00.000Z' }),
    ];
    await hold(one, two, three, old);
    expect(await database.run((unit) => submissions.remove(unit, [one.id, 'gone']))).toBe(1);
    expect(await submissions.removeAll('blocked')).toBe(1);
    expect(await submissions.deleteBefore('2026-09-01T00:00:00.000Z')).toBe(1);
    expect(await ids()).toEqual([three.id]);
  });

  it('a row that was made unreadable by hand is listed without its form', async () => {
    const submission = aSuspectedSubmission();
    await hold(submission);
    await database.write((tx) => tx.query("UPDATE suspected_posts SET body = 'no JSON'"));
    expect((await submissions.findById(submission.id))?.form).toEqual({ email: 'liza@sample.example' });
  });

  it('blocks a sender once, and says when the list has changed', async () => {
    const [first, same, other] = [
      aBlockedSender(),
      aBlockedSender(),
      aBlockedSender({ kind: 'domain', value: 'spam.example', note: 'ñ' }),
    ];
    const versions = [await blocked.version()];
    const stored = await Promise.all([blocked.add(first), blocked.add(same)]);
    expect(stored[0]).toEqual(stored[1]);
    versions.push(await blocked.version());
    await blocked.add(other);
    versions.push(await blocked.version());
    expect(new Set(versions).size).toBe(3);
    expect(await blocked.page({ offset: 0, limit: 1 })).toMatchObject({ rows: [other], total: 2 });
    expect(await blocked.all()).toContainEqual({ kind: 'domain', value: 'spam.example' });
    const removals = [1, 2].map(() => database.run((unit) => blocked.remove(unit, other.id)));
    expect((await Promise.all(removals)).sort()).toEqual([false, true]);
    expect(versions).toContain(await blocked.version());
  });

  it('finds and erases what is held about a person', async () => {
    const person = { email: 'liza@sample.example', phones: ['0917 000 0101'], until: null };
    const [byEmail, byPhone, another] = [
      aSuspectedSubmission({}, { email: 'Liza@Sample.example', phone: null }),
      aSuspectedSubmission({ leadType: 'subscription' }, { email: 'other@sample.example' }),
      aSuspectedSubmission({}, { email: 'other@sample.example', phone: '0917 000 0102' }),
    ];
    await hold(byEmail, byPhone, another);
    const entry = await blocked.add(aBlockedSender({ value: 'liza@sample.example' }));
    await blocked.add(aBlockedSender({ kind: 'domain', value: 'sample.example' }));
    const { createdAt } = byEmail;
    expect((await personal.find(person)).lists.suspected).toEqual([
      { id: byEmail.id, kind: 'appointment', createdAt },
      { id: byPhone.id, kind: 'subscription', createdAt },
      { id: entry.id, kind: 'blocked', createdAt: entry.createdAt },
    ]);
    expect(
      (await personal.find({ email: 'nobody@sample.example', phones: [''], until: null })).lists.suspected,
    ).toEqual([]);
    expect((await personal.addresses('LIZA@', 5)).emails).toEqual(['liza@sample.example']);
    expect((await personal.addresses('+63 917 000 0101', 5)).emails).toEqual(['other@sample.example']);
    expect((await personal.addresses('nobody@', 5)).emails).toEqual([]);
    expect((await personal.find({ ...person, until: '2020-01-01T00:00:00.000Z' })).lists.suspected).toEqual(
      [],
    );
    expect(await database.run((unit) => personal.erase(unit, person))).toEqual({ suspected: 3 });
    expect([await ids(), (await personal.find(person)).lists.suspected]).toEqual([[another.id], []]);
    expect((await blocked.all()).length).toBe(1);
  });
});
