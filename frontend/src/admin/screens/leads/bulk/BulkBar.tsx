import { LEAD_STATUSES } from '@contract';
import { Box, Button, Typography } from '@mui/material';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { useLeadActions, useStaffNames } from '@/admin/records/leads/LeadActions';
import type { LeadSet } from '@/admin/records/leads/leadChanges';
import { needsSale } from '@/admin/ground/words/leadRules';
import { useLeadList } from '../useLeadList';
import { ChoiceButton } from '@/admin/ground/forms/ChoiceButton';

/** Changes of the selected leads on this page; renders nothing without a selection. */
export function BulkBar({ leads }: { leads: readonly Lead[] }) {
  const { selectedIds, onUnselectItems, onSelect } = useLeadList();
  const { change } = useLeadActions();
  const staff = useStaffNames();
  const selected = leads.filter(({ id }) => selectedIds.includes(id));
  if (selected.length === 0) return null;
  function apply(set: LeadSet) {
    change(selected, set);
    onUnselectItems();
  }
  const bookings = selected.some((lead) => needsSale(lead, 'Closed Sale'));
  const count = selected.length === 1 ? '1 lead selected' : `${selected.length} leads selected`;
  return (
    <Box role="toolbar" aria-label="Selected leads" sx={shape}>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {count}
      </Typography>
      <ChoiceButton
        label="Set lead status"
        choices={LEAD_STATUSES.map((status) => ({
          id: status,
          name: status,
          ...(status === 'Closed Sale' && bookings ? { refusal: 'each booking needs its sale' } : {}),
        }))}
        onChoose={(leadStatus) => apply({ leadStatus })}
      />
      <ChoiceButton
        label="Looked after by"
        choices={[...[...staff].map(([id, name]) => ({ id: id, name })), { id: null, name: 'Nobody' }]}
        onChoose={(ownerId) => apply({ ownerId })}
      />
      {selected.length < leads.length && (
        <Button size="small" color="secondary" onClick={() => onSelect(leads.map(({ id }) => id))}>
          Select all {leads.length} on this page
        </Button>
      )}
      <Button size="small" color="secondary" onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
        Clear selection
      </Button>
    </Box>
  );
}

const shape = {
  position: 'sticky',
  // below the title bar
  top: { xs: 56, sm: 0 },
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.5,
  mb: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'secondary.main',
  bgcolor: 'background.paper',
};
