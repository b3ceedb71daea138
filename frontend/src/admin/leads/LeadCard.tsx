import { Box, Button, Card, Link, Typography } from '@mui/material';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleIcon from '@mui/icons-material/EventOutlined';
import NotesIcon from '@mui/icons-material/ForumOutlined';
import { useId } from 'react';
import type { Appointment, Lead } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import { DraftIndicator } from '../drafts/DraftIndicator';
import { draftKeys } from '../drafts/draftKeys';
import { BookingFacts } from './BookingFacts';
import { BookingMarks } from './BookingMarks';
import { BookingStatusSelect } from './BookingStatusSelect';
import { Fact } from './Fact';
import { LeadStatusSelect } from './LeadStatusSelect';
import { SaleInformation } from './SaleInformation';
import { leadRef } from './leadRules';
import { leadName, LEAD_SOURCE_LABELS } from './leadWords';
import type { NotesDialogTab } from './NotesDialog';
import { VisitorRequestPanel } from './VisitorRequestPanel';

interface LeadCardProps {
  readonly lead: Lead;
  readonly onNotes: (tab: NotesDialogTab) => void;
  /** Opens the sale dialog, to close a booking or to edit its sale, or the dialog for another time. */
  readonly onBooking: (dialog: 'sale' | 'schedule', booking: Appointment) => void;
}

/** A lead with its contact data, statuses and actions. */
export function LeadCard({ lead, onNotes, onBooking }: LeadCardProps) {
  const id = useId();
  const booking = lead.leadType === 'appointment' ? lead : null;
  const onSale = () => booking && onBooking('sale', booking);
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={columnsShape}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
            <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {leadName(lead)}
            </Typography>
            {booking && <BookingMarks booking={booking} />}
            {lead.mailFailed && (
              <Button
                size="small"
                color="error"
                startIcon={<FailedIcon />}
                onClick={() => onNotes('messages')}
                sx={{ py: 0 }}
              >
                Message failed
              </Button>
            )}
          </Box>
          <Link
            href={`mailto:${encodeURIComponent(lead.email)}`}
            color="secondary"
            sx={{ display: 'block', width: 'fit-content', overflowWrap: 'anywhere', fontSize: 15 }}
          >
            {lead.email}
          </Link>
          <Box component="dl" sx={factsShape}>
            {booking && <BookingFacts booking={booking} />}
            <Fact label="Lead Source">
              {LEAD_SOURCE_LABELS[lead.leadSource as string] ?? lead.leadSource}
            </Fact>
            <Fact label="Created">{formatDateTime(lead.createdAt)}</Fact>
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', mt: { xs: 0, md: 0.5 } }}>
          {booking && <BookingStatusSelect booking={booking} />}
          <LeadStatusSelect lead={lead} onSale={onSale} />
          <Button
            startIcon={<NotesIcon />}
            onClick={() => onNotes('notes')}
            variant="outlined"
            color="secondary"
          >
            Notes & Activity
          </Button>
          {booking && (
            <Button
              startIcon={<ScheduleIcon />}
              onClick={() => onBooking('schedule', booking)}
              variant="outlined"
              color="secondary"
            >
              Reschedule
            </Button>
          )}
          <DraftIndicator draftKey={draftKeys.note(leadRef(lead))}>Unsaved note</DraftIndicator>
          <DraftIndicator draftKey={draftKeys.sale(lead.id)}>Unsaved sale</DraftIndicator>
        </Box>
      </Box>
      {booking && (
        <>
          {booking.visitorRequest && (
            <VisitorRequestPanel booking={booking} request={booking.visitorRequest} />
          )}
          {booking.notes && (
            <Box sx={messageShape}>
              <Typography sx={{ maxWidth: '68ch' }}>{booking.notes}</Typography>
            </Box>
          )}
          <SaleInformation booking={booking} onEdit={onSale} />
        </>
      )}
    </Card>
  );
}

const columnsShape = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 224px' } };
const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: '10px 16px',
  mt: 1.5,
  mb: 0,
};
const messageShape = {
  mt: 2,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
