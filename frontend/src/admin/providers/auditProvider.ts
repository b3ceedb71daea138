import type { AuditArea, CalendarDate } from '@contract';
import type { DataProvider } from 'react-admin';
import { call } from '../../shared/api-client';
import type { AuditEntry, AuditState } from '../../shared/api-types';

export interface AuditFilter {
  readonly area?: AuditArea;
  readonly userId?: string;
  /** Days of the office, both included. */
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
}

/** The console's use cases of the audit trail; its list is the resource `audit`. */
export const auditProvider = (base: DataProvider) => ({
  /** The last verification. */
  auditState: (): Promise<AuditState> => call('/api/admin/audit/state'),
  /** Oldest first. */
  async auditPage(
    filter: AuditFilter,
    offset: number,
    limit: number,
  ): Promise<{ entries: AuditEntry[]; total: number }> {
    const { data, total = 0 } = await base.getList<AuditEntry>('audit', {
      filter,
      sort: { field: 'seq', order: 'ASC' },
      pagination: { page: offset / limit + 1, perPage: limit },
    });
    return { entries: data, total };
  },
});

export type AuditProvider = ReturnType<typeof auditProvider>;
