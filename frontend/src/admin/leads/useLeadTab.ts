import { LEAD_TABS } from './leadTabs';
import { useLeadList } from './useLeadList';

/** Which tab is open, as the address has it, and how to open another; the other filters stay. */
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
