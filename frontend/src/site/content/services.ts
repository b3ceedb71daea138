import type { ServiceInterest } from '@contract';
import type { IconName } from '../icons/iconPaths';

export interface Service {
  readonly title: string;
  readonly gain: string;
  readonly detail: string;
  readonly icon: IconName;
  readonly preset: ServicePreset;
}

/** The option of the booking form that a service selects, with a note if its name differs. */
export interface ServicePreset {
  readonly interest: ServiceInterest;
  readonly note?: string;
}

export const SERVICES_TITLE = 'What we can do for you';
export const SERVICES_LEAD =
  'Six kinds of help. Most people start with one, and most plans end up touching three.';

/** The six services of the home page (spec §2); the first sentence names the benefit. */
export const SERVICES: readonly Service[] = [
  {
    title: 'Insurance Planning',
    gain: 'Your family keeps its home and its plans.',
    detail: 'Life, health and critical illness cover, sized to your income instead of a sales target.',
    icon: 'umbrella',
    preset: { interest: 'insurance' },
  },
  {
    title: 'Investment Advisory',
    gain: 'Your savings get a job and a date.',
    detail: 'A simple mix of funds and bonds that fits what the money is for and how well you sleep.',
    icon: 'seedling',
    preset: { interest: 'investment' },
  },
  {
    title: 'Retirement Planning',
    gain: 'You know the month you can stop.',
    detail: 'SSS or GSIS, Pag-IBIG MP2, PERA and your own savings, added up into one monthly income.',
    icon: 'sunset',
    preset: { interest: 'retirement' },
  },
  {
    title: 'Education Funding',
    gain: 'Tuition is there when enrolment opens.',
    detail: 'A fund per child, started early and guarded so that it is paid even if you no longer can.',
    icon: 'cap',
    preset: { interest: 'education' },
  },
  {
    title: 'Wealth Management',
    gain: 'Everything you own pulls the same way.',
    detail:
      'One yearly review of property, business, deposits and policies, with a short list of what to change.',
    icon: 'balance',
    // the form has no option with this name (spec §9)
    preset: {
      interest: 'investment',
      note: 'Wealth Management is booked as Investment Advisory; choose another if you like.',
    },
  },
  {
    title: 'Estate Planning',
    gain: 'What you leave reaches the right people.',
    detail:
      'Beneficiaries, estate tax and papers in order, so that your heirs do not have to sell in a hurry.',
    icon: 'scroll',
    preset: { interest: 'estate' },
  },
];
