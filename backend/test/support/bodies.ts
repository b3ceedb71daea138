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

export function visitorMailsBody(): Record<string, boolean> {
  return {
    booking_received: true,
    booking_confirmed: true,
    booking_rescheduled: true,
    booking_cancelled: true,
    booking_reminder: true,
  };
}
