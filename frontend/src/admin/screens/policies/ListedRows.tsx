import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Cheque, Policy } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { type ListName, ROW_LISTS, rowWords } from '@/admin/records/policies/listedRows';
import { ListedRowsDialog } from './ListedRowsDialog';
import { PolicySection } from './PolicySection';

/** The riders or the cheques of a policy, with a dialog to change them. */
export function ListedRows({ policy, list }: { policy: Policy; list: ListName }) {
  const [editing, setEditing] = useState(false);
  const { title, none } = ROW_LISTS[list];
  const rows = policy[list];
  return (
    <PolicySection title={title} action="Edit" onAction={() => setEditing(true)}>
      {rows.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      <Box component="ul" aria-label={title} sx={dividedShape}>
        {rows.map((row) => {
          const [name, ...more] = rowWords(list, row, policy.premium.currency);
          return (
            <Box component="li" key={[name, ...more].join()} sx={rowShape}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {more.join(' · ')}
                </Typography>
              </Box>
              {'isDeposited' in row && !row.isDeposited && <Deposit policy={policy} cheque={row} />}
            </Box>
          );
        })}
      </Box>
      {editing && <ListedRowsDialog policy={policy} list={list} onClose={() => setEditing(false)} />}
    </PolicySection>
  );
}

/** Says that a cheque was deposited; the dialog takes it back. */
function Deposit({ policy, cheque }: { policy: Policy; cheque: Cheque }) {
  const marking = useProviderMutation({
    run: (provider) =>
      provider.update('policies', {
        id: policy.id,
        data: {
          cheques: policy.cheques.map((one) => (one === cheque ? { ...one, isDeposited: true } : one)),
        },
        previousData: { updatedAt: policy.updatedAt },
      }),
    invalidates: () => [queryKeys.policies, queryKeys.tasks, queryKeys.today],
    success: () => ({ title: `Cheque ${cheque.number} is deposited` }),
  });
  return (
    <Button
      size="small"
      color="secondary"
      aria-label={`Mark as deposited: cheque ${cheque.number}`}
      disabled={marking.isPending}
      onClick={() => marking.mutate(undefined)}
    >
      Mark as deposited
    </Button>
  );
}

const rowShape = { display: 'flex', alignItems: 'center', gap: 1.5, py: 1 };
