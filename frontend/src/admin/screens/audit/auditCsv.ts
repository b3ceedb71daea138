import type { AuditEntry } from '@/shared/api-types';
import { formatIsoDateTime } from '@/admin/ground/dates/dates';
import type { CsvColumn } from '@/admin/ground/lists/exportList';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { actorName, AREA_LABELS, entryWords } from './auditWords';

export const AUDIT_CSV: readonly CsvColumn<AuditEntry>[] = [
  ['Number', ({ seq }) => String(seq)],
  [`Time (${consoleSettings.timeZone})`, ({ at }) => formatIsoDateTime(at)],
  ['User', actorName],
  ['Kind', ({ area }) => AREA_LABELS[area]],
  ['What', entryWords],
  ['Action', ({ action }) => action],
  ['Details', ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : '')],
  ['Request', ({ requestId }) => requestId],
];
