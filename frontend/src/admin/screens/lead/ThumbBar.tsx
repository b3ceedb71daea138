import { Box, Button } from '@mui/material';
import type { Lead } from '@/shared/api-types';
import { phoneUrl } from '@/admin/ground/people/ContactLinks';
import { NoteIcon, PhoneIcon } from '@/admin/ground/theme/screenIcons';
import type { NoteForm } from './useNoteForm';

/** Note and call at the foot of a phone, above the bar of the console. */
export function ThumbBar({ lead, form }: { lead: Lead; form: NoteForm }) {
  return (
    <Box className="no-print" data-foot-bar="phone" role="group" aria-label="Note and call" sx={barShape}>
      <Button variant="outlined" color="secondary" startIcon={<NoteIcon />} onClick={() => form.write(null)}>
        Note
      </Button>
      {lead.leadType === 'appointment' && (
        <Button variant="contained" startIcon={<PhoneIcon />} href={phoneUrl(lead.phone)}>
          Call
        </Button>
      )}
    </Box>
  );
}

const barShape = {
  display: { xs: 'flex', sm: 'none' },
  gap: 1,
  position: 'sticky',
  bottom: 'calc(60px + env(safe-area-inset-bottom))',
  zIndex: 2,
  mx: -2,
  mt: 2,
  px: 2,
  py: 1,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { flex: '1 1 0', minHeight: 44 },
};
