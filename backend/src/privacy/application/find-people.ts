import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.js';
import { NotFound } from '../../platform/domain-error.js';
import { PersonRecords } from './person-records.js';
import type { PersonRecord } from './ports.js';
import { mailboxKey } from '../../platform/values/email.js';

const MOST_PEOPLE = 20;

/** Finds people by e-mail address or phone number, and exports what is held about one. */
@Injectable()
export class FindPeople {
  constructor(
    private readonly records: PersonRecords,
    private readonly audit: AuditTrail,
  ) {}

  /** At most 20; `newestOnly` when there are more. The audit trail records that somebody looked, and how many were found. */
  async execute(query: string, userId: string): Promise<{ people: PersonRecord[]; newestOnly?: true }> {
    const { emails, newestOnly } = await this.records.addresses(query, MOST_PEOPLE);
    const people = await this.records.read(emails);
    await this.audit.record({ action: 'privacy.look-up', userId, details: { rows: people.length } });
    return { people, ...(newestOnly && { newestOnly }) };
  }

  /** Everything about the person with exactly that address, which the audit trail records. Rejects when it is nothing. */
  async export(email: string, format: 'json' | 'html', userId: string): Promise<PersonRecord> {
    const [record] = await this.records.read([mailboxKey(email)]);
    if (!record) throw new NotFound('person.nothing-held');
    await this.audit.record({
      action: 'privacy.export',
      userId,
      details: { format, leads: record.leads.length },
    });
    return record;
  }
}
