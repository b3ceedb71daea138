import type { LeadFilter } from '../providers/consoleProvider';

/** The address of the lead list with that filter, as react-admin writes it. */
export function leadListLink(filter: LeadFilter): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' });
  return `/admin/leads?${query.toString()}`;
}
