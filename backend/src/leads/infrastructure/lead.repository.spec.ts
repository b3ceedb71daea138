import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import type { LeadRef } from '../domain/lead.js';
import { idempotencyToken } from '../application/idempotency-token.js';
import { anActivity, anAppointment, bookingRef } from '../testing/builders.js';
import { InMemoryLeadRepository } from '../testing/in-memory-lead.repository.js';
import { leadRepositoryContract } from '../testing/lead.repository.contract.js';
import { TypeormLeadRepository } from './typeorm-lead.repository.js';

describe('the repository of leads in memory', () => {
  const repository = new InMemoryLeadRepository();
  const of =
    ({ leadType, leadId }: LeadRef) =>
    (entry: LeadRef) =>
      entry.leadType === leadType && entry.leadId === leadId;
  leadRepositoryContract({
    repository,
    lead: async ({ leadType, leadId }) =>
      (leadType === 'appointment' ? repository.appointments : repository.subscriptions).get(leadId),
    notes: async (ref) => repository.notes.filter(of(ref)),
    activities: async (ref) => repository.activities.filter(of(ref)),
  });
});

/** Columns for searching and comparing only. */
const INTERNAL = ['searchText', 'emailKey'];

describe.each(DATABASES)('the repository of leads on $name', ({ create }) => {
  const database = openedDatabase(create);
  const rows = async (sql: string, parameters: string[]) => {
    const found = await database.reader.query<object[]>(sql, parameters);
    return found.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !INTERNAL.includes(column))),
    );
  };
  const historyIn =
    (table: string) =>
    ({ leadType, leadId }: LeadRef) =>
      rows(`SELECT * FROM ${table} WHERE leadType = ? AND leadId = ?`, [leadType, leadId]);
  const repository = new TypeormLeadRepository(database);
  leadRepositoryContract({
    repository,
    lead: async ({ leadType, leadId }) =>
      (await rows(`SELECT * FROM ${leadType}s WHERE id = ?`, [leadId]))[0],
    notes: historyIn('lead_notes'),
    activities: historyIn('activity_logs'),
  });

  it('finds a lead by its new name after a change, and not by the old one', async () => {
    const lead = anAppointment({ firstName: 'Anastasia' });
    const ref = bookingRef(lead);
    await repository.addAppointment(lead, anActivity(ref));
    const renamed = { ...lead, firstName: 'Wilhelmina' };
    await repository.changeAppointment(lead.id, () => ({ lead: renamed, activity: anActivity(ref) }));
    const terms = await database.reader.query<{ term: string }[]>(
      'SELECT term FROM lead_terms WHERE leadId = ?',
      [lead.id],
    );
    expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(['wilhelmina']));
    expect(terms.map(({ term }) => term)).not.toContain('anastasia');
  });

  it('stores no token when its lead could not be stored', async () => {
    const stored = anAppointment();
    const token = idempotencyToken('appointment', 'kept with its lead or not at all', {}, stored.createdAt)!;
    const add = (appointment = anAppointment()) =>
      repository.addAppointment(appointment, anActivity(bookingRef(appointment)), token);
    await repository.addAppointment(stored, anActivity(bookingRef(stored)));
    expect(isUniqueViolation(await add(stored).catch((error: unknown) => error))).toBe(true);
    expect(await repository.findResult(token)).toBeNull();
    expect(await add()).toMatchObject({ isNew: true, repeated: false });
  });
});
