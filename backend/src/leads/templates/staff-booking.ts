import { SERVICE_LABELS, PREFERRED_TIME_LABELS } from '../../calendar/domain/booking-options.js';
import type { StaffBookingMail } from '../domain/booking-mail-kinds.js';
import {
  button,
  emailLink,
  type Fact,
  fact,
  facts,
  hasWords,
  heading,
  importantFact,
  leadUrl,
  nameOf,
  paragraph,
  phoneLink,
  quote,
} from '../../mail/blocks.js';
import { dayWords, timeLines, timeWords } from '../../calendar/domain/consultation-time.js';
import type { Template } from '../../mail/mail-kinds.js';

type Person = Omit<StaffBookingMail, 'notes' | 'calculation'>;

export const staffNewBooking: Template<'staff_new_booking'> = {
  subject: (booking) =>
    `New booking: ${nameOf(booking)}, ${dayWords(booking.preferredDate)}, ${PREFERRED_TIME_LABELS[booking.preferredTime]}`,
  body(booking, { baseUrl, timeZone }) {
    const { preferredDate, preferredTime, notes, calculation, otherBookings } = booking;
    const time = timeWords(preferredDate, preferredTime, timeZone);
    return {
      preview: `${SERVICE_LABELS[booking.serviceInterest]}, ${time}`,
      blocks: [
        heading('New booking'),
        paragraph(`${nameOf(booking)} asks for a consultation and waits for your confirmation.`),
        facts(
          importantFact('Wants', ...timeLines(preferredDate, preferredTime, timeZone)),
          fact('Same time', othersWords(otherBookings)),
          ...personFacts(booking),
        ),
        ...(hasWords(notes) ? [quote('Their note', notes)] : []),
        ...(calculation ? [quote('Their calculation', calculation)] : []),
        button('Open the lead', `${leadUrl(baseUrl, booking.bookingId)}&focus=confirm`),
      ],
    };
  },
};

export const staffVisitorRequest: Template<'staff_visitor_request'> = {
  subject: (booking) =>
    booking.request.type === 'move'
      ? `Another time wanted: ${nameOf(booking)}, ${dayWords(booking.request.preferredDate)}, ${PREFERRED_TIME_LABELS[booking.request.preferredTime]}`
      : `Cannot come: ${nameOf(booking)}, ${dayWords(booking.preferredDate)}`,
  body(booking, { baseUrl, timeZone }) {
    const { request, otherBookings } = booking;
    const booked = fact('Booked for', ...timeLines(booking.preferredDate, booking.preferredTime, timeZone));
    const message = hasWords(request.message) ? [quote('Their message', request.message)] : [];
    const rest = [...message, button('Accept or dismiss', leadUrl(baseUrl, booking.bookingId))];
    if (request.type === 'cancel')
      return {
        preview: `${nameOf(booking)} cannot come.`,
        blocks: [
          heading('A visitor cannot come'),
          paragraph(`${nameOf(booking)} asks you to cancel the consultation.`),
          facts(booked, ...personFacts(booking)),
          ...rest,
        ],
      };
    const wanted = timeWords(request.preferredDate, request.preferredTime, timeZone);
    return {
      preview: `${nameOf(booking)} would like ${wanted}.`,
      blocks: [
        heading('A visitor asks for another time'),
        paragraph(`${nameOf(booking)} would like to move the consultation.`),
        facts(
          importantFact('Wants', ...timeLines(request.preferredDate, request.preferredTime, timeZone)),
          fact('Same time', othersWords(otherBookings)),
          booked,
          ...personFacts(booking),
        ),
        ...rest,
      ],
    };
  },
};

function othersWords(count: number): string {
  if (count === 0) return 'No other booking';
  return count === 1 ? '1 other booking wants it' : `${count} other bookings want it`;
}

function personFacts(booking: Person): Fact[] {
  return [
    fact('Name', `${booking.firstName} ${booking.lastName}`),
    fact('Phone', phoneLink(booking.phone)),
    fact('E-mail', emailLink(booking.email)),
    fact('Service', SERVICE_LABELS[booking.serviceInterest]),
    fact('Reference', booking.reference),
  ];
}
