/** Times that a visitor can prefer (spec §9). */
export const PREFERRED_TIMES = ['9am', '10am', '11am', '1pm', '2pm', '3pm', '4pm'] as const;
export type PreferredTime = (typeof PREFERRED_TIMES)[number];

export const PREFERRED_TIME_LABELS: Record<PreferredTime, string> = {
  '9am': '9:00 AM',
  '10am': '10:00 AM',
  '11am': '11:00 AM',
  '1pm': '1:00 PM',
  '2pm': '2:00 PM',
  '3pm': '3:00 PM',
  '4pm': '4:00 PM',
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

export const SERVICE_LABELS: Record<ServiceInterest, string> = {
  insurance: 'Insurance Planning',
  investment: 'Investment Advisory',
  retirement: 'Retirement Planning',
  education: 'Education Funding',
  tax: 'Tax Optimization',
  estate: 'Estate Planning',
};
