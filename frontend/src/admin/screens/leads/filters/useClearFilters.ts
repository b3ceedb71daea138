import type { LeadFilter } from '@/admin/ground/api/requests';
import { useLeadList } from '../useLeadList';

/** Removes filters; the tab stays, and the search too unless it is named. Without names, it removes all filters. */
export function useClearFilters() {
  const { filterValues, setFilters } = useLeadList();
  return (fields?: readonly (keyof LeadFilter)[]) => {
    const kept = Object.entries(filterValues).filter(([field]) =>
      fields && Array.isArray(fields)
        ? !fields.includes(field as keyof LeadFilter)
        : field === 'leadStatus' || field === 'q',
    );
    setFilters(Object.fromEntries(kept));
  };
}
