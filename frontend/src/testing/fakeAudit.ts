import type { AuditArea, CalendarDate } from '@contract';
import type { auditProvider } from '../admin/ground/api/auditProvider';
import type { AuditEntry, AuditState } from '../shared/api-types';

export interface AuditData {
  auditEntries: AuditEntry[];
  auditState: AuditState;
}

/** An entry of the superadmin who wrote a note. */
export function anAuditEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: `entry-${changes.seq ?? 1}`,
    seq: 1,
    at: '2026-11-22T02:00:00.000Z',
    action: 'lead.note-written',
    area: 'leads',
    userId: 'user-1',
    userName: 'Ana Reyes',
    details: { leadType: 'appointment', id: 'booking-1', made: 'note-1' },
    requestId: 'request-1',
    ...changes,
  };
}

/** A trail without entries that was verified. */
export function emptyAudit(): AuditData {
  const verification = { at: '2026-11-22T19:20:00.000Z', entries: 1234, hash: 'a'.repeat(64), problem: null };
  return { auditEntries: [], auditState: { entries: 1234, verification, unrecorded: 0 } };
}

interface AuditFilter {
  readonly area?: AuditArea;
  readonly userId?: string;
  /** Both included. */
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
}

/** The entries of a filter. Days are those of UTC here. */
export function auditFound(
  entries: readonly AuditEntry[],
  { area, userId, from = '', to = '9999' }: AuditFilter,
): AuditEntry[] {
  return entries.filter(
    (entry) =>
      (area === undefined || entry.area === area) &&
      (userId === undefined || entry.userId === userId) &&
      entry.at.slice(0, 10) >= from &&
      entry.at.slice(0, 10) <= to,
  );
}

export function fakeAudit({ data }: { data: AuditData }): typeof auditProvider {
  return { auditState: async () => data.auditState };
}
