import { Injectable } from '@nestjs/common';
import type { Week } from '../calendar/domain/business-hours.js';
import type { MeetingSetting } from '../calendar/domain/meeting.js';
import { timeZoneName } from '../calendar/domain/time-zone-name.js';
import { type Picture, Pictures } from '../media/pictures.js';
import { Config } from '../platform/config.js';
import { Business, type BusinessSettings } from '../settings/business.js';
import { DEFAULT_LEGAL, homeContent } from '../settings/built-in.js';
import { SectionValues } from '../settings/section-values.js';
import type { EditedLegalTexts, HomeContent, PageData } from './page-data.js';

/** The data that every page has, apart from its path. */
export type PageFrame = Pick<
  PageData,
  | 'origin'
  | 'timeZone'
  | 'timeZoneName'
  | 'business'
  | 'appearance'
  | 'week'
  | 'meeting'
  | 'legal'
  | 'retention'
  | 'calculates'
>;

/** The settings in the HTML of the console. */
export interface ConsoleFrame {
  readonly businessName: string;
  readonly timeZone: string;
  readonly passwordMinLength: number;
  readonly brandColour: string;
  readonly logo: Picture | null;
  /** Sunday first. */
  readonly week: Week;
  readonly meeting: PageFrame['meeting'];
}

/** Makes the data of pages from the owner's settings. */
@Injectable()
export class PageFrames {
  private readonly timeZoneName: string;

  constructor(
    private readonly config: Config,
    private readonly business: Business,
    private readonly pictures: Pictures,
    private readonly values: SectionValues,
  ) {
    this.timeZoneName = timeZoneName(config.timeZone, new Date());
  }

  /** The settings as this process last read them; never waits. */
  current(): BusinessSettings {
    return this.business.current();
  }

  /** The settings with every change that has been announced. */
  latest(): Promise<BusinessSettings> {
    return this.business.latest();
  }

  /** Everything that pages with these settings are made from; each is another object after a change. */
  sources(settings: BusinessSettings): readonly unknown[] {
    return [settings, ...this.values.pictures(settings).map(({ url }) => this.pictures.find(url))];
  }

  frame({ identity, appearance, hours, legal, retention, calculators }: BusinessSettings): PageFrame {
    return {
      origin: this.config.publicOrigin,
      timeZone: this.config.timeZone,
      timeZoneName: this.timeZoneName,
      business: identity,
      appearance: { brandColour: appearance.brandColour, logo: this.pictures.find(appearance.logo) },
      week: hours.week,
      meeting: withoutLink(hours.meeting),
      legal: edited(legal),
      retention,
      calculates: calculators.shown.length > 0,
    };
  }

  /** What the console needs to know of the server. */
  console({ identity, appearance, hours }: BusinessSettings): ConsoleFrame {
    return {
      businessName: identity.name,
      timeZone: this.config.timeZone,
      passwordMinLength: this.config.passwordMinLength,
      brandColour: appearance.brandColour,
      logo: this.pictures.find(appearance.logo),
      week: hours.week,
      meeting: withoutLink(hours.meeting),
    };
  }

  homeContent(settings: BusinessSettings): HomeContent {
    return homeContent(settings, (url) => this.pictures.find(url));
  }
}

/** The link of video calls is for visitors with a booking: this HTML is for everybody. */
function withoutLink({ way, minutes }: MeetingSetting): PageFrame['meeting'] {
  return { way, minutes };
}

function edited(legal: BusinessSettings['legal']): EditedLegalTexts {
  const ids = Object.keys(DEFAULT_LEGAL) as (keyof EditedLegalTexts)[];
  const changed = ids.filter(
    (id) => legal[id].date !== DEFAULT_LEGAL[id].date || legal[id].text !== DEFAULT_LEGAL[id].text,
  );
  return Object.fromEntries(changed.map((id) => [id, { date: legal[id].date, text: legal[id].text }]));
}
