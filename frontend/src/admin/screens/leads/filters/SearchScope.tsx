import { Alert } from '@mui/material';
import type { LeadListMeta } from '@/admin/ground/api/leadList';
import { useLeadList } from '../useLeadList';

/** Says that a search covered only a part of the leads. */
export function SearchScope() {
  const meta = useLeadList().meta as LeadListMeta | undefined;
  if (!meta?.newestOnly) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ py: 0, mt: 1 }}>
      Searched in the newest leads only. Type the beginning of a name to search all.
    </Alert>
  );
}
