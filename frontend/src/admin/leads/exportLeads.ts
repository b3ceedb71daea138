import type { ConsoleProvider } from '../providers/dataProvider';
import type { LeadFilter } from '../providers/requests';
import { CSV_HEADER, csvLine } from './csv';

/** Page size of the export requests. */
export const EXPORT_PAGE = 500;

/**
 * Reads all leads of a filter page by page and returns the parts of a CSV file. A new lead can shift others to the next
 * page meanwhile; each lead is written once.
 */
export async function exportLeads(
  provider: Pick<ConsoleProvider, 'leadPage'>,
  filter: LeadFilter,
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const parts = [CSV_HEADER];
  const written = new Set<string>();
  for (let offset = 0; ; offset += EXPORT_PAGE) {
    const { leads, total } = await provider.leadPage(filter, offset, EXPORT_PAGE);
    const fresh = leads.filter(({ leadType, id }) => !written.has(`${leadType} ${id}`));
    fresh.forEach(({ leadType, id }) => written.add(`${leadType} ${id}`));
    parts.push(fresh.map(csvLine).join(''));
    onProgress(Math.min(offset + leads.length, total), total);
    if (leads.length < EXPORT_PAGE) return parts;
  }
}
