import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import type { Breach } from '../domain/breach.js';
import type { LegalHold } from '../domain/legal-hold.js';
import type { PrivacyRequest } from '../domain/privacy-request.js';

const longText = { type: 'text', nullable: true } as const;

export const PrivacyRequestTable = new Table<PrivacyRequest>({
  name: 'privacy_requests',
  holds: { person: ['email', 'outcome', 'note'], others: { staff: ['doneByName'] } },
  exported: { notExported: 'duties of this office' },
  columns: {
    id,
    kind: text,
    email: text,
    receivedOn: text,
    dueOn: text,
    state: text,
    outcome: longText,
    note: longText,
    doneAt: nullableText,
    doneByName: nullableText,
  },
});

export const LegalHoldTable = new Table<LegalHold>({
  name: 'legal_holds',
  holds: { person: ['email', 'reason'], others: { staff: ['byName'] } },
  exported: { notExported: 'duties of this office' },
  columns: { id, email: text, reason: text, since: text, byName: text },
});

/** An address that a lead of the person got by a correction, after the hold was placed. */
export const HoldAddressTable = new Table<{ readonly email: string; readonly holdId: string }>({
  name: 'legal_hold_addresses',
  holds: { person: ['email'] },
  exported: { notExported: 'duties of this office' },
  columns: { email: { ...text, primary: true }, holdId: { ...text, primary: true } },
});

/** `from` and `to` are words of SQL. */
export type BreachRow = Omit<Breach, 'from' | 'to'> & { readonly openFrom: string; readonly openTo: string };

export const BreachTable = new Table<BreachRow>({
  name: 'breaches',
  holds: { noPerson: 'what happened and when', texts: ['what', 'createdByName'] },
  exported: { notExported: 'duties of this office' },
  columns: {
    id,
    discoveredAt: text,
    openFrom: text,
    openTo: text,
    what: { type: 'text' },
    account: nullableText,
    createdAt: text,
    createdByName: text,
    npcNotifiedAt: nullableText,
    peopleNotifiedAt: nullableText,
    closedAt: nullableText,
  },
});

/** One row. */
export interface RetentionRunRow {
  readonly id: number;
  readonly leasedBy: string | null;
  readonly leasedUntil: string | null;
  /** The last day whose erasure is finished. */
  readonly finishedOn: string | null;
}

export const RetentionRunTable = new Table<RetentionRunRow>({
  name: 'retention_runs',
  holds: { noPerson: 'one day' },
  exported: { notExported: 'one day' },
  columns: {
    id: { type: 'int', primary: true },
    leasedBy: nullableText,
    leasedUntil: nullableText,
    finishedOn: nullableText,
  },
});

/** What of them is about a person: an erasure takes the address out of requests, and holds reject it. */
export const FORGOTTEN_BY_DUTIES = ['privacy_requests', 'legal_holds', 'legal_hold_addresses'];
