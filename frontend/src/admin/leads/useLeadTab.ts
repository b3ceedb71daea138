import { useListContext } from 'react-admin';
import type { Lead } from '../../shared/api-types';
import { LEAD_TABS } from './leadTabs';

/** Which tab is open, as the address has it, and how to open another; the other filters stay. */
export function useLeadTab() {
  const { filterValues, setFilters } = useListContext<Lead>();
  const open = LEAD_TABS.findIndex(({ status }) => status === (filterValues.leadStatus ?? null));
  function openTab(index: number) {
    const { leadStatus: _, ...others } = filterValues;
    const status = LEAD_TABS[index]?.status;
    setFilters(status ? { ...others, leadStatus: status } : others);
  }
  return { open: Math.max(open, 0), openTab };
}
