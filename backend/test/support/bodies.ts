/** Today plus `offset` days in the office's time zone, as YYYY-MM-DD. */
export function day(offset: number): string {
  const moment = new Date(Date.now() + offset * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(moment);
}

export function bookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Liza',
    lastName: 'Reyes',
    email: 'liza@sample.example',
    phone: '+63 917 000 0101',
    dateOfBirth: '1984-03-12',
    preferredDate: day(3),
    preferredTime: '9am',
    serviceInterest: 'insurance',
    notes: 'Two children.',
    ...changes,
  };
}

/** A booking that staff enter. */
export function enteredBookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { dateOfBirth: _, ...body } = bookingBody({ leadSource: 'phone', ...changes });
  return changes.dateOfBirth === undefined ? body : { ...body, dateOfBirth: changes.dateOfBirth };
}

export function postBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'A quiet way to save',
    excerpt: 'Three habits.',
    content: '## First\n\nPut something aside.',
    category: 'Financial Planning',
    imageUrl: '/covers/sample.svg',
    readTime: '4 min read',
    ...changes,
  };
}

/** A time at which an issue can be sent. */
export const NEXT_MONTH = `${day(30)}T09:00:00+08:00`;

/** An issue of the newsletter. */
export function issueBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    subject: 'Three questions',
    preheader: 'Before you buy',
    content: 'Read **this**.',
    public: true,
    ...changes,
  };
}

export function taskBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { title: 'Send the proposal', dueDate: day(2), ...changes };
}

export function visitorMailsBody(): Record<string, boolean> {
  return {
    booking_received: true,
    booking_confirmed: true,
    booking_rescheduled: true,
    booking_cancelled: true,
    booking_reminder: true,
  };
}
