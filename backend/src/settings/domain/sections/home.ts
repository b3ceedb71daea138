import type { Appearance } from '../appearance.js';
import { DEFAULT_SERVICES } from './services.js';
import { DEFAULT_TESTIMONIALS } from './testimonials.js';

export interface Hero {
  readonly title: string;
  readonly lead: string;
}

export interface Stats {
  /** The home page leaves the section out. */
  readonly hidden: boolean;
  /** Four. */
  readonly items: readonly { readonly figure: string; readonly label: string }[];
}

export interface About {
  readonly title: string;
  /** Continues a sentence that begins with the name of the advisor. */
  readonly lead: string;
  readonly story: string;
  /** Three; the first is followed by the licence number. */
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
}

export const DEFAULT_HERO: Hero = {
  title: 'Look after the people who count on you.',
  lead: 'Insurance, savings and retirement planning from one licensed advisor, in plain words and at your pace. The first consultation is free, and so is deciding to wait.',
};

/** Samples until the owner changes them (spec §2). */
export const DEFAULT_STATS: Stats = {
  hidden: false,
  items: [
    { figure: '15+', label: 'years experience' },
    { figure: '2,500+', label: 'clients served' },
    { figure: '$50M+', label: 'assets protected' },
    { figure: '98%', label: 'client satisfaction' },
  ],
};

export const DEFAULT_ABOUT: About = {
  title: 'One advisor, who knows your name',
  lead: 'is the licensed advisor behind every plan we make. You talk to the same person in the first call, on the day of a claim, and ten years from now.',
  story:
    'Most families we meet own a policy they cannot explain and savings without a purpose. So we start with a sheet of paper: who depends on you, what you already have, and what would happen if your income stopped. Only then do we talk about products, and we say so when you need none.',
  facts: [
    { term: 'Licensed', detail: 'Insurance Commission licence' },
    {
      term: 'Straight answers',
      detail: 'What a plan costs, what it does not cover, and how we are paid: before you sign.',
    },
    { term: 'Here for claims', detail: 'We fill in the forms with you and stay until the claim is settled.' },
  ],
};

/** The sections that the home page alone shows. */
export const HOME_SECTIONS = {
  hero: DEFAULT_HERO,
  stats: DEFAULT_STATS,
  services: DEFAULT_SERVICES,
  about: DEFAULT_ABOUT,
  testimonials: DEFAULT_TESTIMONIALS,
};

type HomeSettings = Readonly<typeof HOME_SECTIONS> & { readonly appearance: Appearance };

/** The owner's texts and pictures of the home page; `find` returns null for a picture that is not there. */
export function homeContent<P>(settings: HomeSettings, find: (url: string) => P) {
  const names = Object.keys(HOME_SECTIONS) as (keyof typeof HOME_SECTIONS)[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, settings[name]])) as unknown as typeof HOME_SECTIONS),
    /** Null: the drawn portrait. */
    portrait: find(settings.appearance.portrait),
  };
}
