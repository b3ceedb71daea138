import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import {
  evidenceIn,
  type ImportMatch,
  personCandidates,
  personIn,
  type RecordFields,
  type RowToMatch,
  type StoredPerson,
} from '../../platform/import-target.js';
import { mailboxKey } from '../../platform/values/email.js';
import { NO_EVIDENCE, type PersonEvidence } from '../../platform/values/evidence.js';
import { isSubscription } from '../domain/imported-lead.js';
import type { Lead, LeadType } from '../domain/lead.js';
import { leadOf, type StoredLead } from './lead-rows.js';
import { emailTerm, phoneTerm } from '../domain/lead-terms.js';
import { LEAD_TABLES } from './lead.tables.js';
import { nameOf } from '../../platform/values/name.js';

type FoundLead = StoredPerson & { readonly emailKey: string; readonly isErased: boolean };

/** By what a lead is another person than a row with the same key. A mailbox has one subscription, whatever the name. */
export function evidenceOfLead(fields: RecordFields): PersonEvidence {
  return isSubscription(fields) ? NO_EVIDENCE : evidenceIn(fields);
}

/** Which leads of its kind each row is; a list that was exported names erased ones too. */
export async function matchLeads(reader: Transaction, rows: readonly RowToMatch[]): Promise<ImportMatch[]> {
  const contacts = rows.map(({ fields, known }) => {
    const { email, phone } = personIn(fields);
    const leadType = isSubscription(fields) ? 'subscription' : 'appointment';
    return { leadType, fields, known, email: mailboxKey(email), phone: phoneTerm(phone) };
  });
  const found = new Map<string, FoundLead[]>();
  for (const leadType of ['appointment', 'subscription'] as const) {
    const some = contacts.filter((contact) => contact.leadType === leadType);
    for (const lead of await leadsWith(reader, leadType, some)) {
      const emailKey = mailboxKey(lead.email);
      const person = { ...personOf(lead), emailKey, isErased: lead.erasedAt !== null };
      for (const key of keysOf(lead)) {
        const name = `${leadType} ${key}`;
        const others = found.get(name);
        if (others) others.push(person);
        else found.set(name, [person]);
      }
    }
  }
  return contacts.map(({ leadType, fields, known, email, phone }) => {
    if (known && found.get(`${leadType} id ${known}`)?.some(({ isErased }) => isErased))
      return { candidates: [], skip: 'import.erased' };
    const of = (kind: string, value: string | null) =>
      value ? found.get(`${leadType} ${kind} ${value}`) : undefined;
    const stored = of('id', known);
    const candidates = personCandidates(evidenceOfLead(fields), {
      sourceId: stored,
      email: of('email', email),
      phone: of('phone', phone),
    });
    const isOther = leadType === 'subscription' && stored?.some((one) => one.emailKey !== email);
    return { candidates, ...(isOther && { problems: { email: 'import.other-address' as const } }) };
  });
}

function keysOf(lead: Lead): string[] {
  const phone = lead.leadType === 'appointment' ? phoneTerm(lead.phone) : '';
  return [`id ${lead.id}`, `email ${mailboxKey(lead.email)}`, ...(phone ? [`phone ${phone}`] : [])];
}

function personOf(lead: Lead): StoredPerson {
  const { id, firstName, lastName } = lead;
  const dateOfBirth = lead.leadType === 'appointment' ? lead.dateOfBirth : null;
  return {
    id,
    name: nameOf({ firstName, lastName }),
    evidence: evidenceIn({ firstName, lastName, dateOfBirth }),
  };
}

/** The leads of that type that may have one of the addresses, numbers or ids. */
async function leadsWith(
  reader: Transaction,
  leadType: LeadType,
  contacts: readonly { readonly known: string | null; readonly email: string; readonly phone: string }[],
): Promise<Lead[]> {
  const terms = contacts.flatMap(({ email, phone }) => [email && emailTerm(email), phone]);
  const wanted = [...new Set(terms)].filter(Boolean);
  const ids = new Set(contacts.flatMap(({ known }) => known ?? []));
  if (wanted.length > 0) {
    const sql = `SELECT leadId FROM lead_terms WHERE term IN (${placeholders(wanted)}) AND leadType = ?`;
    for (const { leadId } of await reader.query<{ leadId: string }[]>(sql, [...wanted, leadType]))
      ids.add(leadId);
  }
  if (ids.size === 0) return [];
  const rows = await reader.query<StoredLead[]>(
    `SELECT * FROM ${LEAD_TABLES[leadType].name} WHERE id IN (${placeholders([...ids])}) ORDER BY id`,
    [...ids],
  );
  return rows.map((row) => leadOf(leadType, row));
}
