import { NOT_SET } from '../../calendar/domain/booking-options.js';
import { heading, paragraph } from '../../mail/blocks.js';
import { calendarEntry } from '../../mail/calendar-entry.js';
import type { Template } from '../../mail/mail-kinds.js';

/** To an address that an invitation was sent to by mistake: it says nothing about the person or the booking. */
export const bookingWithdrawn: Template<'booking_withdrawn'> = {
  subject: () => 'An invitation was sent to you by mistake',
  body: () => ({
    preview: 'Please ignore our earlier message.',
    blocks: [
      heading('An invitation was sent to you by mistake'),
      paragraph(
        'We sent an invitation to a consultation to this address. It was meant for somebody else: please ignore our message and delete it. We are sorry for the trouble.',
      ),
      paragraph('The attached file removes the entry from your calendar, if you added it.'),
    ],
  }),
  footer: (_, __, office) => [...office],
  invitation: (booking, { business, meeting, timeZone, senderAddress }, { recipient, createdAt }) => ({
    method: 'CANCEL',
    content: calendarEntry({
      method: 'CANCEL',
      booking: { ...booking, reference: '', firstName: '', lastName: '', serviceInterest: NOT_SET },
      stamp: new Date(createdAt),
      business,
      meeting: { ...meeting, videoUrl: '' },
      timeZone,
      organizerEmail: senderAddress,
      attendeeEmail: recipient,
      url: null,
    }),
  }),
};
