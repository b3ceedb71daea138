import { button, facts, greeting, heading, paragraph } from '../../mail/blocks.js';
import { dayWords, timeWords } from '../../calendar/domain/consultation-time.js';
import type { Template } from '../../mail/mail-kinds.js';
import { aboutFacts, bookingUrl, callOrWrite, meetingFacts, noteBlocks, whenFacts } from './visitor-words.js';

export const bookingReceived: Template<'booking_received'> = {
  subject: ({ preferredDate }) => `We have your request for ${dayWords(preferredDate)}`,
  body(booking, context) {
    const { preferredDate, preferredTime, notes } = booking;
    const time = timeWords(preferredDate, preferredTime, context.timeZone);
    const url = bookingUrl(booking, context);
    return {
      preview: `You asked for ${time}. We will confirm it by phone or e-mail.`,
      blocks: [
        heading('We have your request'),
        greeting(booking),
        paragraph('Thank you for asking us for a consultation. This is what you asked for:'),
        facts(
          ...whenFacts('When', booking, context),
          ...meetingFacts(booking, context, false),
          ...aboutFacts(booking),
        ),
        paragraph('The time is not final yet. We will confirm it with you by phone or e-mail.'),
        ...noteBlocks(notes),
        ...(url === null
          ? [paragraph(`To change something, ${callOrWrite(context)}.`)]
          : [
              paragraph('Need another time, or can’t come after all? Tell us on your booking page:'),
              button('Open my booking', url),
            ]),
      ],
    };
  },
};
