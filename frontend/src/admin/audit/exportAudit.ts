import { csvCell } from '@contract';
import type { AuditEntry } from '../../shared/api-types';
import { formatIsoDateTime } from '../dates';
import type { AuditFilter, AuditProvider } from '../providers/auditProvider';
import { consoleSettings } from '../providers/consoleSettings';
import { actorName, AREA_LABELS, entryWords } from './auditWords';

/** Page size of the export requests. */
export const EXPORT_PAGE = 500;

const HEADINGS = [
  'Number',
  `Time (${consoleSettings.timeZone})`,
  'User',
  'Kind',
  'What',
  'Action',
  'Details',
  'Request',
];

/** Reads all entries of a filter, oldest first, so that new ones shift none; the parts of a CSV file. */
export async function exportAudit(
  provider: Pick<AuditProvider, 'auditPage'>,
  filter: AuditFilter,
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const parts = [`\uFEFF${HEADINGS.map(csvCell).join(',')}\r\n`];
  for (let offset = 0; ; offset += EXPORT_PAGE) {
    const { entries, total } = await provider.auditPage(filter, offset, EXPORT_PAGE);
    parts.push(entries.map(csvLine).join(''));
    onProgress(Math.min(offset + entries.length, total), total);
    if (entries.length < EXPORT_PAGE) return parts;
  }
}

function csvLine(entry: AuditEntry): string {
  const { seq, at, area, action, details, requestId } = entry;
  const cells = [
    String(seq),
    formatIsoDateTime(at),
    actorName(entry),
    AREA_LABELS[area],
    entryWords(entry),
    action,
    Object.keys(details).length > 0 ? JSON.stringify(details) : '',
    requestId,
  ];
  return `${cells.map(csvCell).join(',')}\r\n`;
}
