/** Texts of the visitor's page of a booking. */
export const BOOKING_PAGE = {
  title: 'Your consultation',
  states: {
    Pending: {
      label: 'Awaits confirmation',
      detail: 'We have your request. We’ll contact you to confirm this time, or to offer the nearest one.',
    },
    Confirmed: { label: 'Confirmed', detail: 'We look forward to talking to you.' },
    Hold: { label: 'On hold', detail: 'We have not settled this time yet. We’ll contact you about it.' },
    Cancelled: { label: 'Cancelled', detail: 'This consultation does not take place.' },
  },
  over: {
    title: 'This day has passed',
    detail: 'Nothing can be changed here any more. To talk again, book another consultation.',
    again: 'Book a Call',
  },
  request: {
    move: 'You asked for another time',
    cancel: 'You told us that you can’t come',
    waits: 'We have your request and will contact you. Until then the booking stays as it is.',
    replace: 'You can send another request below; it replaces this one.',
  },
  calendar: {
    title: 'Add to your calendar',
    file: 'Calendar file',
    google: 'Google',
    outlook: 'Outlook',
    tentative: 'As a tentative entry. The invitation that we send with our confirmation updates it.',
  },
  move: {
    title: 'Ask for another time',
    lead: 'Tell us what suits you better. We answer by phone or e-mail.',
    button: 'Ask for this time',
  },
  cancel: {
    title: 'I can’t come',
    lead: 'Thank you for telling us; a reason is not needed.',
    button: 'Tell the office',
  },
  failure: 'Your request was not sent',
} as const;
