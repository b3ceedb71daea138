import type { ServiceInterest } from '@contract';
import type { IconName } from '../icons/iconPaths';

export interface Service {
  readonly title: string;
  readonly icon: IconName;
  readonly preset: ServicePreset;
}

/** The option of the booking form that a service selects, with a note if its name differs. */
export interface ServicePreset {
  readonly interest: ServiceInterest;
  readonly note?: string;
}

/** The six services of the home page (spec §2); their texts are settings of the owner, in this order. */
export const SERVICES: readonly Service[] = [
  {
    title: 'Insurance Planning',
    icon: 'umbrella',
    preset: { interest: 'insurance' },
  },
  {
    title: 'Investment Advisory',
    icon: 'seedling',
    preset: { interest: 'investment' },
  },
  {
    title: 'Retirement Planning',
    icon: 'sunset',
    preset: { interest: 'retirement' },
  },
  {
    title: 'Education Funding',
    icon: 'cap',
    preset: { interest: 'education' },
  },
  {
    title: 'Wealth Management',
    icon: 'balance',
    // the form has no option with this name (spec §9)
    preset: {
      interest: 'investment',
      note: 'Wealth Management is booked as Investment Advisory; choose another if you like.',
    },
  },
  {
    title: 'Estate Planning',
    icon: 'scroll',
    preset: { interest: 'estate' },
  },
];
