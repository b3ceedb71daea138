import { useListContext } from 'react-admin';
import type { Lead } from '../../shared/api-types';
import type { LeadFilter } from '../providers/consoleProvider';

/** The list around here, with its filter as the address has it. */
export function useLeadList() {
  const list = useListContext<Lead>();
  return { ...list, filterValues: list.filterValues as LeadFilter };
}
