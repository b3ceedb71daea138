/** Times that a visitor can prefer (spec §9). */
export const PREFERRED_TIMES = ['9am', '10am', '11am', '1pm', '2pm', '3pm', '4pm'] as const;
export type PreferredTime = (typeof PREFERRED_TIMES)[number];

/** The day, time or service of a consultation that nobody said: an imported lead may have none. */
export const NOT_SET = 'Not set';
export type NotSet = typeof NOT_SET;

export const PREFERRED_TIME_LABELS: Record<PreferredTime | NotSet, string> = {
  '9am': '9:00 AM',
  '10am': '10:00 AM',
  '11am': '11:00 AM',
  '1pm': '1:00 PM',
  '2pm': '2:00 PM',
  '3pm': '3:00 PM',
  '4pm': '4:00 PM',
  [NOT_SET]: NOT_SET,
};

/** Minutes from midnight to each time. */
export const PREFERRED_TIME_MINUTES: Record<PreferredTime, number> = {
  '9am': 540,
  '10am': 600,
  '11am': 660,
  '1pm': 780,
  '2pm': 840,
  '3pm': 900,
  '4pm': 960,
};

/** Whether a consultation has a day and a time. */
export function isScheduled<
  Booking extends { readonly preferredDate: string; readonly preferredTime: PreferredTime | NotSet },
>(booking: Booking): booking is Booking & { readonly preferredTime: PreferredTime } {
  return booking.preferredDate !== NOT_SET && booking.preferredTime !== NOT_SET;
}

/** Services that a visitor can choose (spec §9). */
export const SERVICE_INTERESTS = [
  'insurance',
  'investment',
  'retirement',
  'education',
  'tax',
  'estate',
] as const;
export type ServiceInterest = (typeof SERVICE_INTERESTS)[number];

export const SERVICE_LABELS: Record<ServiceInterest | NotSet, string> = {
  insurance: 'Insurance Planning',
  investment: 'Investment Advisory',
  retirement: 'Retirement Planning',
  education: 'Education Funding',
  tax: 'Tax Optimization',
  estate: 'Estate Planning',
  [NOT_SET]: NOT_SET,
};
