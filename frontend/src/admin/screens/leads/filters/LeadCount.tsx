import { Typography } from '@mui/material';
import { useLeadList } from '../useLeadList';

/** The number of leads that match the tab, the search and the filters. */
export function LeadCount() {
  const { total, isPending, isPlaceholderData } = useLeadList();
  const known = total !== undefined && !isPending && !isPlaceholderData;
  return (
    <Typography role="status" variant="body2" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
      {known ? `${total.toLocaleString('en-US')} ${total === 1 ? 'lead' : 'leads'}` : '…'}
    </Typography>
  );
}
