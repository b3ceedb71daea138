import { api } from './api';

/** The console's use cases of the audit trail; its list is the resource `audit`. */
export const auditProvider = {
  /** The last verification. */
  auditState: () => api.get('/api/admin/audit/state'),
};
