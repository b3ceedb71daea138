import type { ConsoleProvider, LeadFilter } from '../providers/consoleProvider';
import { CSV_HEADER, csvLine } from './csv';

/** How many leads are asked for at once. */
export const EXPORT_PAGE = 500;

/**
 * Every lead of the filter as the parts of a CSV file, read page by page. A lead that moved to a later page because a
 * new one came in meanwhile is written once.
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
