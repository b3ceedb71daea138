import { Injectable } from '@nestjs/common';
import { phoneTerm } from '../../leads/personal-leads.js';
import {
  type ListName,
  type Mention,
  personAt,
  PersonalData,
  type PersonalPart,
  type PersonalLists,
  personWith,
} from '../../platform/personal-data.js';
import { mentions, type PersonWords } from '../domain/mentions.js';
import type { LegalHold } from '../domain/legal-hold.js';
import { LegalHolds, PrivacyRequests } from './duty-ports.js';
import { BackupFolder, type PersonRecord } from './ports.js';

/** What the lists have that tell of contact. */
interface Listed {
  readonly id?: string;
  readonly createdAt?: string;
}

/** Reads everything that is held about people. */
@Injectable()
export class PersonRecords {
  constructor(
    private readonly data: PersonalData,
    private readonly legalHolds: LegalHolds,
    private readonly privacyRequests: PrivacyRequests,
    private readonly backups: BackupFolder,
  ) {}

  /**
   * The normalised addresses that begin with the text, or belong to a phone number that begins or ends with it; at most
   * `limit`. Those by whose records a person is recognised stand first, the last of them before the others.
   */
  async addresses(query: string, limit: number): Promise<{ emails: readonly string[]; newestOnly: boolean }> {
    const emails = new Set<string>();
    let newestOnly = false;
    const recognises = (part: PersonalPart) => 'recognise' in part;
    const { parts } = this.data;
    const recognising = parts.filter(recognises).reverse();
    for (const part of [...recognising, ...parts.filter((one) => !recognises(one))]) {
      const found = await part.addresses?.(query, limit + 1);
      for (const email of found?.emails ?? []) emails.add(email);
      newestOnly ||= found?.newestOnly ?? false;
    }
    return { emails: [...emails].slice(0, limit), newestOnly: newestOnly || emails.size > limit };
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
    let person = personAt(email, null);
    const found = new Map<string, readonly Listed[]>([['mentions', []]]);
    for (const part of this.data.parts) {
      const { lists, ...recognised } = await part.find(person);
      for (const [name, records] of Object.entries(lists) as [string, readonly Listed[]][])
        found.set(name, records);
      person = personWith(person, recognised);
    }
    const shown = (what: 'person' | 'contact') =>
      [...this.data.lists]
        .filter(([, { shows }]) => shows === what)
        .flatMap(([name]) => found.get(name) ?? []);
    if (shown('person').length === 0) return null;
    const times = timesOf(shown('person'));
    const contacts = [...times, ...timesOf(shown('contact'))].sort();
    const firstSeen = times[0] ?? null;
    const hold = await this.legalHolds.of(email);
    const order = (name: string) => this.data.lists.get(name as ListName)?.answer ?? MENTIONS;
    const lists = [...found].sort(([one], [other]) => order(one) - order(other));
    return {
      email,
      names: person.names,
      phones: person.phones,
      firstSeen,
      lastContact: contacts.at(-1) ?? null,
      ...(Object.fromEntries(lists) as unknown as PersonalLists),
      backups: await this.backups.since(firstSeen),
      hold: hold && withoutAddress(hold),
      requests: await this.privacyRequests.of(email),
    };
  }

  /** The texts about others that mention these people; everything is looked through once. */
  private async mentions(records: readonly PersonRecord[]): Promise<Mention[][]> {
    const found: Mention[][] = records.map(() => []);
    if (records.length === 0) return found;
    const words = records.map(wordsOf);
    const own = records.map((record) => this.idsIn(record));
    const look = (mention: Mention) => {
      for (const [place, word] of words.entries()) {
        const isOwn = [mention.id, mention.leadId ?? ''].some((id) => own[place]!.has(id));
        if (!isOwn && mentions(mention.text, word)) found[place]!.push(mention);
      }
    };
    for (const { mentioning } of this.data.parts)
      if (mentioning) for await (const texts of mentioning.all()) texts.forEach(look);
    return found;
  }

  private idsIn(record: PersonRecord): ReadonlySet<string> {
    const listed = [...this.data.lists.keys()].flatMap((name) => record[name] as readonly Listed[]);
    return new Set(listed.flatMap(({ id }) => id ?? []));
  }
}

/** The place of the mentions in the answer. */
const MENTIONS = 5;

function timesOf(records: readonly Listed[]): string[] {
  return records.flatMap(({ createdAt }) => createdAt ?? []).sort();
}

function wordsOf({ email, names, phones }: PersonRecord): PersonWords {
  return { email, names, phones: phones.map(phoneTerm) };
}

function withoutAddress({ id, reason, since, byName }: LegalHold): PersonRecord['hold'] {
  return { id, reason, since, byName };
}
