import { type ImportedFields, type RecordFields, textOf } from '../../platform/import-target.js';
import { IMPORTED_FIELDS } from '../domain/imported-lead.js';
import type { Lead } from '../domain/lead.js';
import { phoneTerm, searchForm } from './lead-terms.js';

/** What an import knows of a lead. */
export function fieldsOf(lead: Lead): RecordFields {
  const values = lead as unknown as Readonly<Record<string, string | null | undefined>>;
  const fields = IMPORTED_FIELDS.map((field): [string, string | null] => [field, values[field] || null]);
  return { ...Object.fromEntries(fields), leadSource: lead.leadSource, createdAt: lead.createdAt };
}

export function withoutNulls(fields: RecordFields): ImportedFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [[field, value]])),
  );
}

/** Null is stored as '' where a lead always has a text. */
export function valuesIn(lead: Lead, fields: RecordFields): Readonly<Record<string, unknown>> {
  const now = lead as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      field in now
        ? [
            [
              field,
              value ??
                (field === 'lastName' && lead.leadType === 'appointment'
                  ? ''
                  : field === 'phone'
                    ? ''
                    : null),
            ],
          ]
        : [],
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
    ...(differs(searchForm, 'email') && { email: textOf(email) }),
    ...(differs(phoneTerm, 'phone') && { phone: textOf(phone) }),
  };
}
