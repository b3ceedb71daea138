import { NOT_SET } from '../../calendar/domain/booking-options.js';
import { type ImportedFields, type RecordFields, textOf } from '../../platform/import-target.js';
import { IMPORTED_FIELDS, UNSAID } from '../domain/imported-lead.js';
import type { Lead } from '../domain/lead.js';
import { phoneTerm } from '../domain/lead-terms.js';
import { mailboxKey } from '../../platform/values/email.js';

/** What an import knows of a lead. */
export function fieldsOf(lead: Lead): RecordFields {
  const values = lead as unknown as Readonly<Record<string, string | null | undefined>>;
  const fields = IMPORTED_FIELDS.map((field): [string, string | null] => {
    const value = values[field];
    return [field, value === NOT_SET ? null : value || null];
  });
  return { ...Object.fromEntries(fields), leadSource: lead.leadSource, createdAt: lead.createdAt };
}

/** What a stored lead says, without what every lead has of which nothing is said. */
export function storedFieldsOf(lead: Lead): RecordFields {
  const { createdAt: _, ...fields } = fieldsOf(lead);
  const unsaid = unsaidIn(fields.preferredDate);
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === unsaid[field] ? null : value]),
  );
}

function unsaidIn(preferredDate: unknown): Readonly<Record<string, unknown>> {
  const bookingStatus = preferredDate === null ? UNSAID.bookingStatus : 'Pending';
  return { ...UNSAID, bookingStatus, leadSource: 'booking' };
}

export function withoutNulls(fields: RecordFields): ImportedFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [[field, value]])),
  );
}

/** Null is stored as what a lead has that says nothing of it. */
export function valuesIn(lead: Lead, fields: RecordFields): Readonly<Record<string, unknown>> {
  const unsaid: Readonly<Record<string, unknown>> =
    lead.leadType === 'subscription'
      ? { leadStatus: UNSAID.leadStatus }
      : unsaidIn(fieldsOf(lead).preferredDate);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      field in lead ? [[field, value ?? unsaid[field] ?? null]] : [],
    ),
  );
}

/** Without another spelling of the same address or number. */
export function sameSpelling(before: RecordFields, said: ImportedFields): ImportedFields {
  const { email, phone, ...rest } = said;
  const differs = (form: (text: string) => string, field: 'email' | 'phone') =>
    said[field] !== undefined && form(textOf(said[field])) !== form(textOf(before[field]));
  return {
    ...rest,
    ...(differs(mailboxKey, 'email') && { email: textOf(email) }),
    ...(differs(phoneTerm, 'phone') && { phone: textOf(phone) }),
  };
}
