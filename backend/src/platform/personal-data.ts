import { Injectable } from '@nestjs/common';
import type { HeldPart } from './held-part.js';
import type { ListWords, PersonalWords } from './http/personal-words.js';
import type { Reading, Unit } from './unit-of-work.js';
import { nameOf } from './values/name.js';

/** A note or a task of another person's record that mentions the person. */
export interface Mention {
  readonly kind: MentionKind;
  readonly id: string;
  readonly text: string;
  readonly leadType: string | null;
  readonly leadId: string | null;
}

/** What each list of a person's record has, by its name in the answer. The areas that hold something add theirs. */
export interface PersonalLists {
  readonly mentions: readonly Mention[];
}

/** How many records of each kind an erasure removed or emptied. The areas that hold something add theirs. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it has only what areas add
export interface PersonalCounts {}

/** The kinds of texts in which other people are mentioned. The areas that keep such texts add theirs. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it has only what areas add
export interface MentionKinds {}

export type ListName = Exclude<keyof PersonalLists, 'mentions'>;
export type CountName = keyof PersonalCounts;
export type MentionKind = keyof MentionKinds;

/** By what a person is recognised, of one record; '' for no address or number. */
export interface PersonalContact {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string | null;
  readonly suffix?: string | null;
  readonly email: string;
  readonly phone: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** A record of a person: a lead, a client, a policy. */
export interface RecordOfPerson {
  readonly kind: string;
  readonly id: string;
  /** The client that it is linked to. */
  readonly clientId?: string | null;
}

/** By what the records of a part are recognised as the person's. */
export interface Recognised {
  readonly contacts?: readonly PersonalContact[];
  readonly records?: readonly RecordOfPerson[];
}

/** A person about whom something is stored: an e-mail address, and the records that parts have recognised. */
export interface Person {
  /** Normalised: NFKC, lower case. */
  readonly email: string;
  readonly contacts: readonly PersonalContact[];
  readonly records: readonly RecordOfPerson[];
  /** As they were written, each once; names also without middle name and suffix. */
  readonly names: readonly string[];
  readonly phones: readonly string[];
  /** What came in later is not meant; null for everything. ISO 8601 UTC. */
  readonly until: string | null;
}

/** Which records an erasure means. */
export interface ErasedRecords {
  /** The records that are looked at; null for those with the address. */
  readonly candidates: readonly RecordOfPerson[] | null;
  readonly isMeant: (contact: PersonalContact) => boolean;
}

export type Counts<C extends CountName> = { readonly [Name in C]: number };

/** The texts of a part, in which people are mentioned who have nothing to do with them. */
export interface MentioningTexts {
  readonly kind: MentionKind;
  /** What the certificate counts those as that are deleted. */
  readonly countedAs: CountName;
  /** All of them, in pieces, so that other work goes on between them. */
  all(): AsyncGenerator<readonly Mention[]>;
  /** Deletes some; returns how many there were. In the unit of work of the caller. */
  erase(unit: Unit, ids: readonly string[]): Promise<number>;
}

/** What an area holds about people. Lists are newest first; times are ISO 8601 UTC. */
export interface PersonalPart<L extends ListName = ListName, C extends CountName = CountName> {
  /** Unique. */
  readonly name: string;
  /** The tables in which it stands. */
  readonly tables: readonly string[];
  /** The parts whose records have to be recognised before, and which are erased before. */
  readonly after: readonly string[];
  /** Those of them that are erased after it all the same, because this part belongs to theirs. */
  readonly erasedBefore?: readonly string[];
  readonly mentioning?: MentioningTexts;
  readonly held?: HeldPart;

  /**
   * The normalised addresses that begin with the text, or whose phone number begins or ends with its digits; at most `limit`.
   * `newestOnly` when not all could be looked at.
   */
  addresses?(
    query: string,
    limit: number,
  ): Promise<{ readonly emails: readonly string[]; readonly newestOnly?: boolean }>;

  /** What is held, and by what later parts recognise the person. */
  find(person: Person): Promise<{ readonly lists: Pick<PersonalLists, L> } & Recognised>;

  /** Everybody of whom something is held, in pieces; with the record, or without where only the address is known. */
  everybody?(): AsyncGenerator<
    readonly { readonly contact: PersonalContact; readonly record?: RecordOfPerson }[]
  >;

  /** Those of its records that are of people under a legal hold. */
  heldRecords?(reading: Reading, ids: readonly string[]): Promise<ReadonlySet<string>>;

  /** Those of the addresses, normalised, whose people the office stays in contact with: however old it is, nothing is due. */
  staying?(emails: readonly string[]): Promise<ReadonlySet<string>>;

  /** When there was contact last by these addresses, normalised; ISO 8601 UTC. Without those of which the part knows none. */
  lastContact?(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Locks and recognises what an erasure means, in its unit of work. */
  recognise?(unit: Unit, person: Person, meant: ErasedRecords): Promise<Recognised>;

  /**
   * Rejects, in the unit of work of the erasure, when what was recognised may not be erased. `contractsKept` says in words how
   * long contracts are kept after their end; null erases those in force too.
   */
  assertErasable?(unit: Unit, person: Person, contractsKept: string | null): Promise<void>;

  /** Erases what is held about the person. In the unit of work of the caller; `at` is its time, ISO 8601 UTC. */
  erase(unit: Unit, person: Person, at: string): Promise<Counts<C>>;
}

/** What is held about people, part by part; each area registers its own. */
@Injectable()
export class PersonalData {
  private readonly registered: PersonalPart[] = [];
  private readonly words: [ListName, ListWords][] = [];

  register<L extends ListName, C extends CountName>(
    part: PersonalPart<L, C>,
    words: PersonalWords<L, C>,
  ): void {
    this.add(part);
    this.words.push(...(Object.entries(words.lists) as [ListName, ListWords][]));
  }

  /** Without words. */
  add<L extends ListName, C extends CountName>(part: PersonalPart<L, C>): void {
    this.registered.push(part as unknown as PersonalPart);
  }

  /** How the lists are shown, by their names. */
  get lists(): ReadonlyMap<ListName, ListWords> {
    return new Map(this.words);
  }

  /** Those of the records of any part that are of people under a legal hold; some hundreds at once. */
  async heldRecords(reading: Reading, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const held = new Set<string>();
    for (const part of this.registered)
      for (const id of (await part.heldRecords?.(reading, ids)) ?? []) held.add(id);
    return held;
  }

  /** In the order in which they recognise a person: each after those that it names, else by their names. */
  get parts(): readonly PersonalPart[] {
    const left = [...this.registered].sort((one, other) => (one.name < other.name ? -1 : 1));
    const sorted: PersonalPart[] = [];
    while (left.length > 0) {
      const next = left.findIndex(({ after }) => left.every(({ name }) => !after.includes(name)));
      if (next < 0) throw new Error(`parts wait for each other: ${left.map(({ name }) => name).join(', ')}`);
      sorted.push(...left.splice(next, 1));
    }
    return sorted;
  }

  /** In the order in which they are erased. */
  get erasing(): readonly PersonalPart[] {
    const sorted: PersonalPart[] = [];
    for (const part of this.parts) {
      const before = sorted.findIndex(({ name }) => part.erasedBefore?.includes(name));
      sorted.splice(before < 0 ? sorted.length : before, 0, part);
    }
    return sorted;
  }
}

/** Nothing but the address. */
export function personAt(email: string, until: string | null): Person {
  return { email, until, contacts: [], records: [], names: [], phones: [] };
}

/** The person with what one more part recognised; its contacts stand first. */
export function personWith(person: Person, { contacts = [], records = [] }: Recognised): Person {
  const all = [...contacts, ...person.contacts];
  const names = all.flatMap((contact) => [
    nameOf(contact),
    nameOf({ firstName: contact.firstName, lastName: contact.lastName }),
  ]);
  return {
    ...person,
    contacts: all,
    records: [...person.records, ...records],
    names: [...new Set(names)],
    phones: [...new Set(all.flatMap(({ phone }) => phone || []))],
  };
}

/** The ids of the records of these kinds, each once. */
export function idsOf({ records }: Pick<Person, 'records'>, ...kinds: readonly string[]): string[] {
  return [...new Set(records.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id))];
}
