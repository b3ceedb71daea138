import type { OpenHours } from '../../calendar/domain/business-hours.js';
import type { ClosedDay } from '../../calendar/domain/closed-day.js';
import type { MeetingSetting } from '../../calendar/domain/meeting.js';
import type { Retention } from './retention.js';

/** Who the business is. Links and the addresses of pictures are empty where there are none. */
export interface BusinessIdentity {
  readonly name: string;
  readonly tagline: string;
  readonly advisor: string;
  readonly licence: string;
  /** Where a visitor can check the licence. */
  readonly licenceUrl: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly socialUrl: string;
  /** A chat with the office, such as Messenger, Viber or WhatsApp. */
  readonly chatUrl: string;
}

export interface Appearance {
  /** `#rrggbb`, with a contrast of at least 4.5 : 1 on white. */
  readonly brandColour: string;
  /** Address of a picture of the library, or empty: the drawn mark. */
  readonly logo: string;
  /** Address of a picture of the library, or empty: the drawn portrait. */
  readonly portrait: string;
}

export interface Hours {
  /** The seven days, Sunday first. */
  readonly week: readonly OpenHours[];
  /** Days on which the office is closed besides public holidays, in order. */
  readonly closedDays: readonly ClosedDay[];
  /** How consultations take place, unless a booking has its own way. */
  readonly meeting: MeetingSetting;
}

export interface Hero {
  readonly title: string;
  readonly lead: string;
}

export interface Stats {
  /** Four. */
  readonly items: readonly { readonly figure: string; readonly label: string }[];
}

/** The texts of the six services of the home page, in its order; their names are fixed (spec §2). */
export interface Services {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly { readonly gain: string; readonly detail: string }[];
}

export interface About {
  readonly title: string;
  /** Continues a sentence that begins with the name of the advisor. */
  readonly lead: string;
  readonly story: string;
  /** Three; the first is followed by the licence number. */
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
}

export interface Testimonials {
  readonly title: string;
  /** Three (spec §2). */
  readonly items: readonly { readonly quote: string; readonly name: string; readonly about: string }[];
}

/**
 * A legal document. `text` has `## headings`, paragraphs and `- points`, separated by empty lines; `{name}`, `{advisor}`,
 * `{licence}`, `{email}`, `{phone}` and `{address}` stand for the values of the identity, `{bookingRetention}`,
 * `{mailRetention}` and `{erasureTiming}` for what the retention says. `date` is shown below the title and is the version
 * that records of consent name.
 */
export interface LegalText {
  readonly date: string;
  readonly text: string;
}

export interface LegalTexts {
  readonly privacyPolicy: LegalText;
  readonly termsOfService: LegalText;
  readonly cookiePolicy: LegalText;
}

/** All that the owner decides and pages show, by section. */
export interface BusinessSettings {
  readonly identity: BusinessIdentity;
  readonly appearance: Appearance;
  readonly hours: Hours;
  readonly hero: Hero;
  readonly stats: Stats;
  readonly services: Services;
  readonly about: About;
  readonly testimonials: Testimonials;
  readonly legal: LegalTexts;
  readonly retention: Retention;
}

/** What the owner writes for the site. */
export type BusinessSection = Exclude<keyof BusinessSettings, 'retention'>;
