import { button, facts, greeting, heading, paragraph } from '../../mail/blocks.js';
import { dayWords } from '../../calendar/domain/consultation-time.js';
import type { BookingMailData } from '../domain/booking-mail-kinds.js';
import type { MailContext, Template } from '../../mail/mail-kinds.js';
import { aboutFacts, bookingUrl, callOrWrite, whenFacts, wordBlocks } from './visitor-words.js';

export const bookingCancelled: Template<'booking_cancelled'> = {
  subject: ({ preferredDate, correction }) =>
    correction
      ? `Correction: your consultation on ${dayWords(preferredDate)} is not confirmed yet`
      : `Cancelled: your consultation on ${dayWords(preferredDate)}`,
  body: (booking, context) =>
    booking.correction ? correctionBody(booking, context) : goodbyeBody(booking, context),
};

type Data = BookingMailData['booking_cancelled'];

function goodbyeBody(booking: Data, context: MailContext) {
  return {
    preview: 'Thank you for telling us. You are welcome any time.',
    blocks: [
      heading('Your consultation is cancelled'),
      greeting(booking),
      paragraph('Thank you for telling us that you cannot come. There is nothing more for you to do.'),
      facts(...whenFacts('Cancelled', booking, context), ...aboutFacts(booking)),
      ...wordBlocks(booking.message),
      ...(booking.invited ? [paragraph('The attached file removes it from your calendar.')] : []),
      paragraph(
        'If you would like to talk another time, we will be glad to see you. All the best until then!',
      ),
      button('Book another time', `${context.baseUrl}/#contact`),
    ],
  };
}

function correctionBody(booking: Data, context: MailContext) {
  const url = bookingUrl(booking, context);
  return {
    preview: 'We confirmed this time by mistake. Please wait for our next message.',
    blocks: [
      heading('Your consultation is not confirmed yet'),
      greeting(booking),
      paragraph('We confirmed this time by mistake. We are sorry; please do not rely on our last message.'),
      facts(...whenFacts('Not confirmed', booking, context), ...aboutFacts(booking)),
      ...(booking.invited ? [paragraph('The attached file removes the entry from your calendar.')] : []),
      paragraph(
        `We still have your request and will get back to you. If you have a question, ${callOrWrite(context)}.`,
      ),
      ...(url === null ? [] : [button('Open my booking', url)]),
    ],
  };
}
