import { call } from '@/shared/api-client';
import type { AuditState } from '@/shared/api-types';

/** The console's use cases of the audit trail; its list is the resource `audit`. */
export const auditProvider = {
  /** The last verification. */
  auditState: (): Promise<AuditState> => call('/api/admin/audit/state'),
};
