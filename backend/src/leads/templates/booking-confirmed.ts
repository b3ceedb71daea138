import { button, type Fact, fact, facts, greeting, heading, paragraph } from '../../mail/blocks.js';
import { dayWords, timeLines, timeWords } from '../../calendar/domain/consultation-time.js';
import type { BookingMail, BookingMailData } from '../domain/booking-mail-kinds.js';
import type { MailContext, Template } from '../../mail/mail-kinds.js';
import { aboutFacts, bookingUrl, callOrWrite, meetingFacts, whenFacts, wordBlocks } from './visitor-words.js';

export const bookingConfirmed: Template<'booking_confirmed'> = {
  subject: ({ preferredDate }) => `Confirmed: your consultation on ${dayWords(preferredDate)}`,
  body: (booking, context) => ({
    preview: `${timeWords(booking.preferredDate, booking.preferredTime, context.timeZone)}, with ${context.business.advisor}.`,
    blocks: [
      heading('Your consultation is confirmed'),
      greeting(booking),
      paragraph('The time is yours. We look forward to talking with you.'),
      facts(
        ...whenFacts('When', booking, context),
        ...oldTime(booking, context),
        ...meetingFacts(booking, context),
        ...aboutFacts(booking),
      ),
      ...wordBlocks(booking.message),
      ...(booking.withoutInvitation ? [] : [paragraph('The attached invitation adds it to your calendar.')]),
      ...howToChange(booking, context),
    ],
  }),
};

export const bookingRescheduled: Template<'booking_rescheduled'> = {
  subject: ({ preferredDate }) => `New time: your consultation is now on ${dayWords(preferredDate)}`,
  body(booking, context) {
    const { preferredDate, preferredTime } = booking;
    const time = timeWords(preferredDate, preferredTime, context.timeZone);
    return {
      preview: `Your consultation is now on ${time}.`,
      blocks: [
        heading('Your consultation has a new time'),
        greeting(booking),
        paragraph('We have moved your consultation. Please note the new time:'),
        facts(
          ...whenFacts('New time', booking, context),
          ...oldTime(booking, context),
          ...meetingFacts(booking, context, booking.confirmed),
          ...aboutFacts(booking),
        ),
        ...wordBlocks(booking.message),
        ...afterMove(booking),
        ...howToChange(booking, context),
      ],
    };
  },
};

export const bookingReminder: Template<'booking_reminder'> = {
  subject: ({ preferredDate }) => `Reminder: your consultation on ${dayWords(preferredDate)}`,
  body: (booking, context) => ({
    preview: `${timeWords(booking.preferredDate, booking.preferredTime, context.timeZone)}, with ${context.business.advisor}.`,
    blocks: [
      heading('Your consultation is coming up'),
      greeting(booking),
      paragraph('A short reminder, so that it does not slip your mind:'),
      facts(
        ...whenFacts('When', booking, context),
        ...meetingFacts(booking, context),
        ...aboutFacts(booking),
      ),
      ...howToChange(booking, context),
    ],
  }),
};

export const bookingUnchanged: Template<'booking_unchanged'> = {
  subject: ({ preferredDate }) => `Your request about the consultation on ${dayWords(preferredDate)}`,
  body: (booking, context) => ({
    preview: 'We have read your request. Your booking stays as it was.',
    blocks: [
      heading('Your booking stays as it was'),
      greeting(booking),
      paragraph('Thank you for writing to us. We have read your request and left your booking as it was.'),
      ...wordBlocks(booking.message),
      facts(
        ...whenFacts(booking.cancelled ? 'Cancelled' : 'When', booking, context),
        ...(booking.cancelled ? [] : meetingFacts(booking, context, booking.confirmed)),
        ...aboutFacts(booking),
      ),
      ...(booking.cancelled || booking.confirmed
        ? []
        : [paragraph('The time still awaits our confirmation, which you get by phone or e-mail.')]),
      ...howToChange(booking, context),
    ],
  }),
};

function afterMove({ confirmed, withoutInvitation }: BookingMailData['booking_rescheduled']) {
  if (!confirmed) return [paragraph('The time awaits our confirmation, which you get by phone or e-mail.')];
  return withoutInvitation ? [] : [paragraph('The attached invitation moves the entry in your calendar.')];
}

function oldTime(
  { previousDate, previousTime }: BookingMailData['booking_confirmed'],
  { timeZone }: MailContext,
): Fact[] {
  return previousDate && previousTime
    ? [fact('Old time', ...timeLines(previousDate, previousTime, timeZone))]
    : [];
}

function howToChange(booking: BookingMail, context: MailContext) {
  const url = bookingUrl(booking, context);
  if (url === null) return [paragraph(`If the time does not suit you, ${callOrWrite(context)}.`)];
  return [
    paragraph('If the time does not suit you, ask for another one on your booking page:'),
    button('Open my booking', url),
  ];
}
