import { Injectable, type Type } from '@nestjs/common';
import { DEFAULT_MEETING } from '../../calendar/domain/meeting.js';
import { Pictures } from '../../media/pictures.js';
import { Invalid } from '../../platform/domain-error.js';
import { validated } from '../../platform/http/body.pipe.js';
import type { Appearance, BusinessSection, BusinessSettings, Hours } from '../domain/business-settings.js';
import { appearanceErrors, hoursErrors } from '../domain/section-rules.js';
import { SectionValues } from '../section-values.js';
import {
  AboutBody,
  AppearanceBody,
  HeroBody,
  HoursBody,
  IdentityBody,
  LegalBody,
  ServicesBody,
  StatsBody,
  TestimonialsBody,
} from './section-bodies.js';

interface SectionBodies {
  readonly identity: IdentityBody;
  readonly appearance: AppearanceBody;
  readonly hours: HoursBody;
  readonly hero: HeroBody;
  readonly stats: StatsBody;
  readonly services: ServicesBody;
  readonly about: AboutBody;
  readonly testimonials: TestimonialsBody;
  readonly legal: LegalBody;
}

const BODIES: { readonly [S in BusinessSection]: Type<SectionBodies[S]> } = {
  identity: IdentityBody,
  appearance: AppearanceBody,
  hours: HoursBody,
  hero: HeroBody,
  stats: StatsBody,
  services: ServicesBody,
  about: AboutBody,
  testimonials: TestimonialsBody,
  legal: LegalBody,
};

const fieldsOf = <T extends { ifUpdatedAt?: unknown }>({ ifUpdatedAt: _, ...fields }: T) => fields;

/** The values to store: what was left out is empty. */
const VALUES: { readonly [S in BusinessSection]: (body: SectionBodies[S]) => BusinessSettings[S] } = {
  identity: (body) => ({
    ...fieldsOf(body),
    licenceUrl: body.licenceUrl ?? '',
    socialUrl: body.socialUrl ?? '',
    chatUrl: body.chatUrl ?? '',
  }),
  appearance: ({ brandColour, logo, portrait }) => ({
    ...{ brandColour: brandColour.toLowerCase(), logo: logo ?? '', portrait: portrait ?? '' },
  }),
  hours: ({ week, closedDays, meeting }) => ({
    ...{ week, closedDays },
    meeting: meeting ? { ...meeting, videoUrl: meeting.videoUrl ?? '' } : DEFAULT_MEETING,
  }),
  hero: fieldsOf,
  stats: fieldsOf,
  services: fieldsOf,
  about: fieldsOf,
  testimonials: ({ title, items }) => ({
    title,
    items: items.map((item) => ({ ...item, about: item.about ?? '' })),
  }),
  legal: fieldsOf,
};

@Injectable()
export class BodySectionValues extends SectionValues {
  constructor(private readonly pictures: Pictures) {
    super();
  }

  override checked<S extends BusinessSection>(section: S, value: unknown): BusinessSettings[S] {
    const given = VALUES[section](validated(BODIES[section], value));
    const errors = this.errors(section, given);
    if (Object.keys(errors).length > 0) throw new Invalid(errors);
    return section === 'hours' ? { ...given, ...inOrder(given as Hours) } : given;
  }

  private errors(section: BusinessSection, value: BusinessSettings[BusinessSection]) {
    if (section === 'hours') return hoursErrors(value as Hours);
    if (section !== 'appearance') return {};
    return appearanceErrors(value as Appearance, (url) => this.pictures.find(url) !== null);
  }
}

function inOrder({ closedDays }: Hours): Pick<Hours, 'closedDays'> {
  return { closedDays: [...closedDays].sort((one, other) => (one.date < other.date ? -1 : 1)) };
}
