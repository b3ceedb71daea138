import type { Type } from '@nestjs/common';
import { MOST_PREPARED, PREPARED_MESSAGES } from '../domain/prepared-messages.js';
import {
  EmailAddress,
  Flag,
  Label,
  MaxBytes,
  OneOf,
  Text,
  WhenSent,
  WhenSentElse,
} from '../../platform/http/fields.js';
import { otherwise } from '../../platform/http/field-rule.js';
import { ListOf, ObjectOf } from '../../platform/http/nested-fields.js';
import type { OpenHours } from '../../calendar/domain/business-hours.js';
import {
  DEFAULT_MEETING,
  MEETING_WAYS,
  type MeetingSetting,
  type MeetingWay,
} from '../../calendar/domain/meeting.js';
import { CALCULATOR_KINDS, type CalculatorKind } from '../../planning/domain/calculator-kinds.js';
import { FIGURE_KEYS, type FigureKey } from '../../planning/domain/figures.js';
import { MeetingMinutes } from '../../calendar/meeting-minutes.js';
import { DEFAULT_RETENTION, MOST_RETENTION_MONTHS } from '../domain/retention.js';
import { SETTINGS, type SettingsSection, type SettingsSections } from '../settings.js';
import {
  Colour,
  FigureValue,
  LibraryPicture,
  MinuteOfDay,
  Months,
  ShownPhone,
  SomeOf,
  VideoLink,
  WebAddress,
} from './settings-fields.js';

const LONGEST_LEGAL_TEXT = 40_000;

export class SectionBody {
  /** `updatedAt` of what was read, null for a section that nobody has changed: then nobody's change is overwritten unseen. */
  @Text({ max: 24, optional: true }) ifUpdatedAt?: string | null;
}

class PremiumWordsBody extends SectionBody {
  @Label('How to pay') @Text({ max: 1_000, lines: true, orEmpty: true }) howToPay: string;
}

/** Besides, one switch for each of these mails. */
type VisitorMailsBody = SectionBody & typeof SETTINGS.visitorMails;
const VisitorMailsBody = class VisitorMailsBody extends PremiumWordsBody {} as Type<VisitorMailsBody>;
for (const [name, value] of Object.entries(SETTINGS.visitorMails))
  if (typeof value === 'boolean') Flag()(VisitorMailsBody.prototype as object, name);
for (const [name, { label }] of Object.entries(PREPARED_MESSAGES))
  Reflect.decorate(
    [Label(label), Text({ max: MOST_PREPARED, lines: true, orEmpty: true })],
    VisitorMailsBody.prototype as object,
    name,
  );

class RetentionBody extends SectionBody {
  @Label('Months for bookings') @Months(MOST_RETENTION_MONTHS.bookingMonths) bookingMonths: number;
  @Label('Months for messages') @Months(MOST_RETENTION_MONTHS.mailMonths) mailMonths: number;
  @otherwise(DEFAULT_RETENTION.policyMonths)
  @WhenSent()
  @Label('Months for policies')
  @Months(MOST_RETENTION_MONTHS.policyMonths)
  policyMonths: number;
  @Flag() automatic: boolean;
}

class IdentityBody extends SectionBody {
  @Text({ max: 100 }) name: string;
  @Text({ max: 160 }) tagline: string;
  @Text({ max: 100 }) advisor: string;
  @Text({ max: 60 }) licence: string;
  @Label('Licence check') @WebAddress() licenceUrl: string;
  @ShownPhone() phone: string;
  @EmailAddress() email: string;
  @Text({ max: 200 }) address: string;
  @Label('Social page') @WebAddress() socialUrl: string;
  @Label('Chat') @WebAddress(['viber:', 'whatsapp:']) chatUrl: string;
}

class AppearanceBody extends SectionBody {
  @Colour() brandColour: string;
  @LibraryPicture('Logo') logo: string;
  @LibraryPicture('Portrait of the advisor') portrait: string;
}

class OpenHoursBody {
  @MinuteOfDay() opens: number;
  @MinuteOfDay() closes: number;
}
class ClosedDayBody {
  @Text({ max: 10 }) date: string;
  @Text({ max: 80 }) name: string;
}
class MeetingBody {
  @Label('How we meet') @OneOf(MEETING_WAYS) way: MeetingWay;
  @Label('Length') @MeetingMinutes() minutes: number;
  @Label('Video link') @VideoLink() videoUrl: string;
}
class HoursBody extends SectionBody {
  /** Sunday first; null for a day on which the office is closed. */
  @ListOf(OpenHoursBody, { least: 7, most: 7, orNull: true }) week: readonly OpenHours[];
  @ListOf(ClosedDayBody, { least: 0, most: 100 }) closedDays: readonly ClosedDayBody[];
  @WhenSentElse(DEFAULT_MEETING) @ObjectOf(MeetingBody) meeting: MeetingSetting;
}

/** A section that the owner may leave out of the home page. */
class HideableBody extends SectionBody {
  @otherwise(false) @Flag({ optional: true }) hidden: boolean;
}

class HeroBody extends SectionBody {
  @Text({ max: 120 }) title: string;
  @Text({ max: 400, lines: true }) lead: string;
}

class StatBody {
  @Text({ max: 20 }) figure: string;
  @Text({ max: 40 }) label: string;
}
class StatsBody extends HideableBody {
  @ListOf(StatBody, { least: 4, most: 4 }) items: readonly StatBody[];
}

class ServiceBody {
  @Text({ max: 120 }) gain: string;
  @Text({ max: 300, lines: true }) detail: string;
}
class ServicesBody extends SectionBody {
  @Text({ max: 120 }) title: string;
  @Text({ max: 300, lines: true }) lead: string;
  @ListOf(ServiceBody, { least: 6, most: 6 }) items: readonly ServiceBody[];
}

class FactBody {
  @Text({ max: 60 }) term: string;
  @Text({ max: 200, lines: true }) detail: string;
}
class AboutBody extends SectionBody {
  @Text({ max: 120 }) title: string;
  @Text({ max: 400, lines: true }) lead: string;
  @Text({ max: 2_000, lines: true }) story: string;
  @ListOf(FactBody, { least: 3, most: 3 }) facts: readonly FactBody[];
}

class TestimonialBody {
  @Text({ max: 600, lines: true }) quote: string;
  @Text({ max: 60 }) name: string;
  @Text({ max: 80, orEmpty: true }) about: string;
}
class TestimonialsBody extends HideableBody {
  @Text({ max: 120 }) title: string;
  @ListOf(TestimonialBody, { least: 3, most: 3 }) items: readonly TestimonialBody[];
}

class LegalTextBody {
  @Text({ max: 60 }) date: string;
  @Text({ max: LONGEST_LEGAL_TEXT, lines: true }) @MaxBytes(LONGEST_LEGAL_TEXT) text: string;
}
class LegalBody extends SectionBody {
  @ObjectOf(LegalTextBody) privacyPolicy: LegalTextBody;
  @ObjectOf(LegalTextBody) termsOfService: LegalTextBody;
  @ObjectOf(LegalTextBody) cookiePolicy: LegalTextBody;
}

class FigureBody {
  @OneOf(FIGURE_KEYS) key: FigureKey;
  @FigureValue() value: number;
  @Text({ max: 200 }) source: string;
  @Label('Address of the source') @WebAddress() sourceUrl: string;
  @Label('First day') @Text({ max: 10 }) from: string;
  @Label('Last day') @Text({ max: 10, orEmpty: true }) to: string;
  @Label('Checked on') @Text({ max: 10 }) checkedOn: string;
  @Label('Next change') @Text({ max: 10, orEmpty: true }) nextChange: string;
}
class CalculatorsBody extends SectionBody {
  @SomeOf(CALCULATOR_KINDS) shown: readonly CalculatorKind[];
  @Text({ max: 600, lines: true, orEmpty: true }) intro: string;
  @ListOf(FigureBody, { least: 0, most: 400 }) figures: readonly FigureBody[];
}

/** The body that changes each section. Its route, its view and its preview follow from it. */
export const SECTION_BODIES: { readonly [S in SettingsSection]: Type<SettingsSections[S] & SectionBody> } = {
  visitorMails: VisitorMailsBody,
  identity: IdentityBody,
  appearance: AppearanceBody,
  hours: HoursBody,
  hero: HeroBody,
  stats: StatsBody,
  services: ServicesBody,
  about: AboutBody,
  testimonials: TestimonialsBody,
  calculators: CalculatorsBody,
  legal: LegalBody,
  retention: RetentionBody,
};
