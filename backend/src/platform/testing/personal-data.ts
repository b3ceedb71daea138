import type { Database } from '../database/database.js';
import {
  type CountName,
  type ErasedRecords,
  type ListName,
  type Person,
  personAt,
  type PersonalContact,
  type PersonalPart,
  personWith,
} from '../personal-data.js';

/** A person with what is known of them. */
export function aPerson(changes: Partial<Person> = {}): Person {
  return { ...personAt('', null), ...changes };
}

/** A person who is these clients. */
export function personOfClients(...ids: string[]): Person {
  return aPerson({ records: ids.map((id) => ({ kind: 'client', id })) });
}

/** Recognises and erases the part of a person in one unit of work, as an erasure does. */
export function erasePart<L extends ListName, C extends CountName>(
  database: Database,
  part: PersonalPart<L, C>,
  person: Person,
  isMeant: ErasedRecords['isMeant'] = () => true,
) {
  return database.run(async (unit) => {
    const recognised = (await part.recognise?.(unit, person, { candidates: null, isMeant })) ?? {};
    const counts = await part.erase(unit, personWith(person, recognised), '2026-11-22T02:00:00.000Z');
    return { contacts: recognised.contacts ?? [], counts };
  });
}

/** Everybody of whom the part holds something, piece by piece. */
export async function everybodyOf(part: Pick<PersonalPart, 'everybody'>): Promise<PersonalContact[][]> {
  const pieces: PersonalContact[][] = [];
  for await (const people of part.everybody?.() ?? []) pieces.push(people.map(({ contact }) => contact));
  return pieces;
}
