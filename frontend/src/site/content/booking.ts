/** Texts of the booking section (spec §2 and §8). */
export const BOOKING = {
  title: 'Book a free consultation',
  lead: 'Bring questions; no papers needed.',
  steps: [
    { title: 'You tell us when', detail: 'Pick a day and a time that suit you. It takes two minutes.' },
    { title: 'We confirm', detail: 'We contact you to confirm the time, or to offer the nearest free one.' },
    { title: 'We talk', detail: 'You leave with a one-page summary, whether or not you become a client.' },
  ],
  birthDateReason: 'Needed for age-appropriate advice',
  birthDateUse: 'Premiums and pensions depend on age, so we ask before we talk.',
  adultsOnly: 'You must be at least 18 years old to book. For a minor, a parent or guardian books.',
  button: 'Book my consultation',
  pending: 'Booking...',
  nextTitle: 'What happens next',
  next: [
    'We’ll contact you soon by phone or email to confirm this time, or to offer the nearest one.',
    'Nothing is fixed until we have confirmed it with you.',
  ],
  another: 'Book another',
  calculation: (title: string) =>
    `Your calculation goes along: ${title}. We keep it with your request, and erase it with it.`,
  leaveOut: 'Leave it out',
  failure: {
    title: 'Booking failed',
    description: 'There was an error booking your appointment. Please try again or contact us directly.',
  },
} as const;

/** Message after a booking (spec §8); `business` is the name of the business. */
export function bookingSuccess(business: string) {
  return {
    title: 'Appointment booked successfully!',
    description: `We'll contact you soon to confirm your consultation. Thank you for choosing ${business}.`,
  };
}
