import { button, facts, heading, paragraph } from './blocks.js';
import { dayWords } from '../../calendar/domain/consultation-time.js';
import type { Template } from './template.js';
import { aboutFacts, greeting, whenFacts } from './visitor-words.js';

export const bookingCancelled: Template<'booking_cancelled'> = {
  subject: ({ preferredDate }) => `Cancelled: your consultation on ${dayWords(preferredDate)}`,
  body: (booking, context) => ({
    preview: 'Thank you for telling us. You are welcome any time.',
    blocks: [
      heading('Your consultation is cancelled'),
      greeting(booking),
      paragraph('Thank you for telling us that you cannot come. There is nothing more for you to do.'),
      facts(...whenFacts('Cancelled', booking, context), ...aboutFacts(booking)),
      ...(booking.invited ? [paragraph('The attached file removes it from your calendar.')] : []),
      paragraph(
        'If you would like to talk another time, we will be glad to see you. All the best until then!',
      ),
      button('Book another time', `${context.baseUrl}/#contact`),
    ],
  }),
};
