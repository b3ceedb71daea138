import { Injectable } from '@nestjs/common';
import { nameOf } from '../../clients/client-queries.js';
import { type PersonalNote, PersonalLeads, phoneTerm } from '../../leads/personal-leads.js';
import type { PersonalTask } from '../../tasks/personal-tasks.js';
import { mentions, type PersonWords } from '../domain/mentions.js';
import type { LegalHold } from '../domain/legal-hold.js';
import { LegalHolds, PrivacyRequests } from './duty-ports.js';
import { SqlPersonalData } from '../store/sql-personal-data.js';
import { BackupFolder, type Mention, type Person, type PersonRecord } from './ports.js';
import { mailboxKey } from '../../platform/values/email.js';

/** Reads everything that is held about people. */
@Injectable()
export class PersonRecords {
  constructor(
    private readonly leads: PersonalLeads,
    private readonly parts: SqlPersonalData,
    private readonly legalHolds: LegalHolds,
    private readonly privacyRequests: PrivacyRequests,
    private readonly backups: BackupFolder,
  ) {}

  /**
   * The normalised addresses that begin with the text, or belong to a phone number that begins or ends with it; at most
   * `limit`, those of clients first, then those of the newest leads.
   */
  async addresses(query: string, limit: number): Promise<{ emails: readonly string[]; newestOnly: boolean }> {
    const found = await this.leads.addresses(query, limit);
    const written = await this.parts.mails.addresses(mailboxKey(query).trim(), limit + 1);
    const suspected = await this.parts.suspected.addresses(query, limit + 1);
    const clients = await this.parts.clients.addresses(query, limit + 1);
    const emails = [...new Set([...clients, ...found.emails, ...written, ...suspected])];
    return { emails: emails.slice(0, limit), newestOnly: found.newestOnly || emails.length > limit };
  }

  /**
   * What is held about the people with these addresses, in that order; those of whom there is nothing are left out. Looking
   * for mentions reads every note and task.
   */
  async read(emails: readonly string[], { withMentions = true } = {}): Promise<PersonRecord[]> {
    const records: PersonRecord[] = [];
    for (const email of emails) {
      const record = await this.record(email);
      if (record) records.push(record);
    }
    if (!withMentions) return records;
    const found = await this.mentions(records);
    return records.map((record, place) => ({ ...record, mentions: found[place]! }));
  }

  private async record(email: string): Promise<PersonRecord | null> {
    const leads = await this.leads.of(email);
    const clients = await this.parts.clients.find({ email, leads });
    const person = { email, ...namesAndPhones([...clients, ...leads]), leads, until: null };
    const clientIds = clients.map(({ id }) => id);
    const policies = await this.parts.policies.find(clientIds);
    const owned = policies.filter(({ clientId }) => clientIds.includes(clientId));
    const [notes, activity, mails, subscriptions, tasks, suspected, importRows, hold, requests] =
      await Promise.all([
        this.leads.notes(leads),
        this.leads.activity(leads),
        this.parts.mails.find(person),
        this.parts.consents.find(person),
        this.parts.tasks.find({ leads, clients: clientIds }),
        this.parts.suspected.find(person),
        this.parts.importRows.find({
          ...{ email, until: null, contacts: [...clients, ...leads] },
          ids: [...clients, ...leads, ...owned].map(({ id }) => id),
        }),
        this.legalHolds.of(email),
        this.privacyRequests.of(email),
      ]);
    if ([clients, leads, mails, subscriptions, suspected, importRows].every(({ length }) => length === 0))
      return null;
    const times = [...clients, ...leads, ...mails, ...suspected, ...importRows]
      .map(({ createdAt }) => createdAt)
      .sort();
    const contacts = [...times, ...[...notes, ...activity].map(({ createdAt }) => createdAt)].sort();
    const firstSeen = times[0] ?? null;
    const backups = await this.backups.since(firstSeen);
    return {
      ...{
        email,
        names: person.names,
        phones: person.phones,
        firstSeen,
        lastContact: contacts.at(-1) ?? null,
      },
      ...{
        clients,
        policies,
        leads,
        notes,
        mentions: [],
        activity,
        mails,
        subscriptions,
        tasks,
        suspected,
        importRows,
        backups,
        hold: hold && withoutAddress(hold),
        requests,
      },
    };
  }

  /** The notes and tasks of other leads that mention these people; everything is looked through once. */
  private async mentions(records: readonly PersonRecord[]): Promise<Mention[][]> {
    const found: Mention[][] = records.map(() => []);
    if (records.length === 0) return found;
    const words = records.map(wordsOf);
    const own = records.map(
      ({ leads, tasks }) =>
        new Set([...leads.map(({ leadType, id }) => `${leadType}|${id}`), ...tasks.map(({ id }) => id)]),
    );
    const look = (mention: Mention) => {
      for (const [place, word] of words.entries())
        if (
          mentions(mention.text, word) &&
          !own[place]!.has(`${mention.leadType}|${mention.leadId}`) &&
          !own[place]!.has(mention.id)
        )
          found[place]!.push(mention);
    };
    for await (const notes of this.leads.allNotes()) notes.map(mentionInNote).forEach(look);
    for await (const tasks of this.parts.tasks.all()) tasks.map(mentionInTask).forEach(look);
    return found;
  }
}

/** Each name and number once, as they were written; names also without middle name and suffix. */
export function namesAndPhones(
  contacts: readonly {
    readonly firstName: string;
    readonly middleName?: string | null;
    readonly lastName: string | null;
    readonly suffix?: string | null;
    readonly phone: string | null;
  }[],
): Pick<Person, 'names' | 'phones'> {
  const names = contacts.flatMap((contact) => [
    nameOf(contact),
    nameOf({ firstName: contact.firstName, lastName: contact.lastName }),
  ]);
  const phones = contacts.flatMap(({ phone }) => phone || []);
  return { names: [...new Set(names)], phones: [...new Set(phones)] };
}

function wordsOf({ email, names, phones }: PersonRecord): PersonWords {
  return { email, names, phones: phones.map(phoneTerm) };
}

function mentionInNote({ id, note, leadType, leadId }: PersonalNote): Mention {
  return { kind: 'note', id, text: note, leadType, leadId };
}

function mentionInTask({ id, title, leadType, leadId }: PersonalTask): Mention {
  return { kind: 'task', id, text: title, leadType, leadId };
}

function withoutAddress({ id, reason, since, byName }: LegalHold): PersonRecord['hold'] {
  return { id, reason, since, byName };
}
