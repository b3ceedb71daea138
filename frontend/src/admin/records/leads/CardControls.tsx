import { Box, Button } from '@mui/material';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { ConfirmLead } from './ConfirmLead';
import { DraftIndicator } from '@/admin/ground/drafts/DraftIndicator';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { useLeadActions } from './LeadActions';
import { leadRef } from '@/admin/ground/words/leadRules';
import { ErasedMark } from './ErasedMark';
import { LeadStatuses } from './LeadStatuses';

/** The statuses and actions of a card; none of an erased lead. */
export function CardControls({ lead }: { lead: Lead }) {
  const { open } = useLeadActions();
  if (lead.erasedAt) return <ErasedMark />;
  return (
    <Box sx={shape}>
      <LeadStatuses lead={lead} />
      <Box sx={lineShape}>
        <Button size="small" color="secondary" onClick={() => open({ name: 'notes', lead })} sx={actionShape}>
          Notes & Activity
        </Button>
        {lead.leadType === 'appointment' && (
          <>
            <Button
              size="small"
              color="secondary"
              onClick={() => open({ name: 'schedule', lead })}
              sx={actionShape}
            >
              Reschedule
            </Button>
            <ConfirmLead booking={lead} />
          </>
        )}
      </Box>
      <UnsavedMarks lead={lead} />
    </Box>
  );
}

/** Marks for an unsaved note or sale of a lead. */
export function UnsavedMarks({ lead }: { lead: Lead }) {
  return (
    <Box sx={{ ...lineShape, '&:empty': { display: 'none' } }}>
      <DraftIndicator draftKey={draftKeys.note(leadRef(lead))}>Unsaved note</DraftIndicator>
      <DraftIndicator draftKey={draftKeys.sale(lead.id)}>Unsaved sale</DraftIndicator>
    </Box>
  );
}

const shape = {
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  justifyItems: { xs: 'start', md: 'end' },
};
const lineShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const actionShape = { py: 0.25, px: 0.75, minHeight: 28 };
