import type { EntityManager } from 'typeorm';
import { NOT_SET } from '../../calendar/domain/booking-options.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { LEAD_TYPES, type LeadType } from '../domain/lead.js';
import type { NamedLead, PersonOfLeads } from '../people-of-leads.js';
import { LEAD_TABLES } from './lead.tables.js';
import { emailTerm } from '../domain/lead-terms.js';
import { mailboxKey } from '../../platform/values/email.js';

/** Addresses or ids in one statement. */
const AT_ONCE = 500;

interface LeadRow extends Omit<NamedLead, 'leadType' | 'lastName'> {
  readonly lastName: string | null;
  readonly email: string;
  readonly leadStatus: string;
  readonly clientId: string | null;
  readonly answeredAt: string | null;
  readonly preferredDate: string;
}

type Lead = LeadRow & { readonly leadType: LeadType };

/** The people with these addresses, in lower case, and their leads; found by the terms of the search. */
export async function peopleByEmail(
  reader: EntityManager,
  emails: readonly string[],
): Promise<PersonOfLeads[]> {
  const people: PersonOfLeads[] = [];
  for (const some of inParts(emails)) people.push(...(await peopleOf(reader, some)));
  return people;
}

async function peopleOf(reader: EntityManager, emails: readonly string[]): Promise<PersonOfLeads[]> {
  const places = await reader.query<{ leadType: LeadType; leadId: string }[]>(
    `SELECT leadType, leadId FROM lead_terms WHERE term IN (${placeholders(emails)})`,
    emails.map(emailTerm),
  );
  const leads: Lead[] = [];
  for (const type of LEAD_TYPES)
    leads.push(
      ...(await leadsOf(
        reader,
        type,
        places.flatMap((place) => (place.leadType === type ? place.leadId : [])),
      )),
    );
  const contacts = await newestContacts(reader, leads);
  const byEmail = new Map<string, Lead[]>(emails.map((email) => [email, []]));
  // the terms also find longer addresses with the same beginning
  for (const lead of leads) byEmail.get(mailboxKey(lead.email))?.push(lead);
  return [...byEmail].filter(([, own]) => own.length > 0).map(([email, own]) => person(email, own, contacts));
}

async function leadsOf(reader: EntityManager, leadType: LeadType, ids: readonly string[]): Promise<Lead[]> {
  const wish = leadType === 'appointment' ? 'preferredDate' : "''";
  const leads: Lead[] = [];
  for (const some of inParts(ids)) {
    const rows = await reader.query<LeadRow[]>(
      `SELECT id, firstName, lastName, email, leadStatus, clientId, answeredAt, createdAt, ${wish} AS preferredDate
       FROM ${LEAD_TABLES[leadType].name} WHERE id IN (${placeholders(some)})`,
      [...some],
    );
    leads.push(...rows.map((row) => ({ ...row, leadType })));
  }
  return leads;
}

/** The newest note or action by staff, by lead. */
async function newestContacts(
  reader: EntityManager,
  leads: readonly Lead[],
): Promise<ReadonlyMap<string, string>> {
  const newest = new Map<string, string>();
  for (const some of inParts(leads.map(({ id }) => id)))
    for (const source of ['lead_notes WHERE', 'activity_logs WHERE performedBy IS NOT NULL AND']) {
      const rows = await reader.query<{ leadType: string; leadId: string; at: string }[]>(
        `SELECT leadType, leadId, MAX(createdAt) AS at FROM ${source} leadId IN (${placeholders(some)}) GROUP BY leadId, leadType`,
        [...some],
      );
      for (const { leadType, leadId, at } of rows) {
        const key = `${leadType} ${leadId}`;
        if (at > (newest.get(key) ?? '')) newest.set(key, at);
      }
    }
  return newest;
}

function person(email: string, leads: readonly Lead[], contacts: ReadonlyMap<string, string>): PersonOfLeads {
  const moments = leads.flatMap(({ leadType, id, createdAt, answeredAt }) => [
    createdAt,
    answeredAt ?? '',
    contacts.get(`${leadType} ${id}`) ?? '',
  ]);
  const newestFirst = leads.toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  return {
    email,
    leads: newestFirst.map(({ leadType, id, firstName, lastName, createdAt }) => ({
      leadType,
      id,
      firstName,
      lastName: lastName ?? '',
      createdAt,
    })),
    isClient: leads.some(({ leadStatus, clientId }) => leadStatus === 'Closed Sale' || clientId !== null),
    lastContactAt: newestOf(moments),
    lastDay: newestOf(leads.map(({ preferredDate }) => preferredDate).filter((day) => day !== NOT_SET)),
  };
}

function placeOf({ createdAt, id }: Lead): string {
  return `${createdAt} ${id}`;
}

function newestOf(times: readonly string[]): string {
  return times.reduce((newest, time) => (time > newest ? time : newest), '');
}

function inParts<T>(values: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, part) =>
    values.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}
