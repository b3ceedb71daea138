import { useListContext } from 'react-admin';
import type { Lead } from '@/shared/api-types';
import type { LeadFilter } from '@/admin/ground/api/requests';
import { LEAD_TABS } from './leadTabs';

/** The list context of the leads, with its filter typed. */
export function useLeadList() {
  const list = useListContext<Lead>();
  return { ...list, filterValues: list.filterValues as LeadFilter };
}

/** The index of the open tab, from the list's filter, and a function that opens another; other filters stay. */
export function useLeadTab() {
  const { filterValues, setFilters } = useLeadList();
  const open = LEAD_TABS.findIndex(({ status }) => status === (filterValues.leadStatus ?? null));
  function openTab(index: number) {
    const { leadStatus: _, ...others } = filterValues;
    const status = LEAD_TABS[index]?.status;
    setFilters(status ? { ...others, leadStatus: status } : others);
  }
  return { open: Math.max(open, 0), openTab };
}
