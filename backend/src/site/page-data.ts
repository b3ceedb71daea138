import type { TakenTimes } from '../calendar/domain/taken-times.js';
import type { ArticleSummary } from '../blog/article.js';
import type { Calculation, InputSpecs } from '../planning/domain/calculator.js';
import type { CalculatorKind } from '../planning/domain/calculator-kinds.js';
import type { Figure } from '../planning/domain/figures.js';
import type { ReadInputs } from '../planning/domain/inputs.js';
import type { NotSet, PreferredTime, ServiceInterest } from '../calendar/domain/booking-options.js';
import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import type { ClosedDay } from '../calendar/domain/closed-day.js';
import type { Week } from '../calendar/domain/business-hours.js';
import type { Meeting, MeetingSetting } from '../calendar/domain/meeting.js';
import type { Picture } from '../media/pictures.js';
import type { homeContent } from '../settings/built-in.js';
import type { BusinessIdentity, BusinessSettings } from '../settings/business.js';

/** A rejected form sent without script: its values, and the errors by field. */
export interface ReturnedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** The error that belongs to no field. */
  readonly formError?: string;
}

/** The times of a consultation in words: at the office, and on the visitor's clock where that differs. */
export interface ConsultationTime {
  readonly time: string;
  readonly visitorTime: string | null;
}

/** What the visitor's page says about a booking. */
export interface BookingPage extends ConsultationTime {
  readonly reference: string;
  readonly service: string;
  /** How and how long we meet; `link` is null unless it is a video call. */
  readonly meeting: Pick<Meeting, 'how' | 'link' | 'length'>;
  readonly state: 'Pending' | 'Hold' | 'Confirmed' | 'Cancelled';
  /** The day has passed: nothing can be asked any more. */
  readonly isOver: boolean;
  /** The open request; `wished` is null for a cancellation. */
  readonly request: {
    readonly type: 'move' | 'cancel';
    readonly wished: ConsultationTime | null;
    readonly message: string | null;
  } | null;
  /** The dates that the form offers. */
  readonly dates: { readonly min: CalendarDate; readonly max: CalendarDate };
  /** For calendars; null when the consultation is cancelled or over. Until it is confirmed, the file alone. */
  readonly calendar: {
    readonly file: string;
    readonly web: { readonly google: string; readonly outlook: string } | null;
  } | null;
}

/** A rejected request of a visitor about a booking. */
export interface ReturnedRequest extends ReturnedForm {
  readonly request: 'move' | 'cancel';
}
/** A booking as its visitor sees it afterwards. */
export interface BookingSummary {
  readonly reference: string;
  readonly firstName: string;
  readonly email: string;
  readonly preferredDate: string;
  readonly preferredTime: PreferredTime | NotSet;
  readonly serviceInterest: ServiceInterest | NotSet;
  /** Whether visitors are mailed the link to the page of their booking. */
  readonly pageIsMailed: boolean;
}

/** An issue of the newsletter in the public archive. */
export interface IssueSummary {
  readonly slug: string;
  readonly subject: string;
  /** Empty when there is none. */
  readonly preheader: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
}

export interface CalculatorSummary {
  readonly kind: CalculatorKind;
  readonly summary: string;
}

/** A calculator with what was entered. */
export interface CalculatorPageData extends CalculatorSummary {
  readonly inputs: InputSpecs;
  readonly entered: Pick<ReadInputs, 'texts' | 'errors'>;
  /** Null while an input is wrong. */
  readonly calculation: Calculation | null;
  /** All that the script needs to calculate further: the figures of every date, and the day for which they count. */
  readonly figures: readonly Figure[];
  readonly day: CalendarDate;
  readonly more: readonly CalculatorSummary[];
}

/** A part of the text of an article: HTML from the Markdown renderer, or a calculator in its place. */
export type TextPart = { readonly html: string } | { readonly calculator: Omit<CalculatorPageData, 'more'> };

/** What a form that was sent without script is thanked for. */
export type ThanksContent =
  { readonly form: 'booking'; readonly booking: BookingSummary } | { readonly form: 'newsletter' };

/** The legal texts that the owner has changed; the others are the built-in ones. */
export type EditedLegalTexts = Partial<BusinessSettings['legal']>;

/** The owner's texts and pictures of the home page. */
export type HomeContent = ReturnType<typeof homeContent<Picture | null>>;

/**
 * The input of a public page, for the server and for hydration; equal data gives equal HTML. `origin` is the public
 * origin (`https://…`), or null when it is unknown; `timeZone` is the business time zone, `timeZoneName` its name for
 * visitors; `week` has the opening hours, Sunday first.
 */
export type PageData = {
  readonly path: string;
  readonly origin: string | null;
  readonly timeZone: string;
  readonly timeZoneName: string;
  readonly business: BusinessIdentity;
  /** The logo is null while the drawn one is used. */
  readonly appearance: { readonly brandColour: string; readonly logo: Picture | null };
  readonly week: Week;
  /** How consultations take place as a rule. */
  readonly meeting: Pick<MeetingSetting, 'way' | 'minutes'>;
  readonly legal: EditedLegalTexts;
  /** Whether the site offers calculators. */
  readonly calculates: boolean;
  /** What the legal texts say about it. */
  readonly retention: BusinessSettings['retention'];
} & (
  | {
      readonly page: 'home';
      readonly content: HomeContent;
      /** The coming days on which the office is closed besides its weekly hours, for at least 13 months. */
      readonly closedDays: readonly ClosedDay[];
      /** The times of the next 100 days at which everybody is busy. */
      readonly takenTimes: TakenTimes;
      /** The newest issue of the public archive; null while it is empty. */
      readonly latestIssue: IssueSummary | null;
      readonly booking?: ReturnedForm;
      readonly newsletter?: ReturnedForm;
    }
  | ({ readonly page: 'thanks' } & ThanksContent)
  | { readonly page: 'blog'; readonly posts: readonly ArticleSummary[] }
  | {
      readonly page: 'article';
      readonly post: ArticleSummary;
      readonly text: readonly TextPart[];
      readonly more: readonly ArticleSummary[];
    }
  | {
      /** An article behind a secret address, as readers will see it. */
      readonly page: 'article-preview';
      readonly post: ArticleSummary;
      readonly text: readonly TextPart[];
    }
  | { readonly page: 'booking'; readonly details: BookingPage; readonly returned?: ReturnedRequest }
  | {
      readonly page: 'calculators';
      readonly intro: string;
      readonly calculators: readonly CalculatorSummary[];
    }
  | ({ readonly page: 'calculator' } & CalculatorPageData)
  | { readonly page: 'issues'; /** Newest first. */ readonly issues: readonly IssueSummary[] }
  | {
      readonly page: 'issue';
      readonly issue: IssueSummary;
      readonly html: string;
      readonly more: readonly IssueSummary[];
    }
  | {
      readonly page: 'newsletter-confirm';
      readonly state: 'ask' | 'confirmed' | 'left';
      /** The masked address. */
      readonly email: string;
      readonly name: string;
    }
  | {
      readonly page: 'newsletter-leave';
      readonly state: 'ask' | 'left' | 'returned';
      /** The masked address. */
      readonly email: string;
    }
  | { readonly page: 'private-error'; readonly message: string }
  | { readonly page: 'legal-preview' }
  | { readonly page: 'not-found' }
);

/** The output of the renderer: the parts of the page template. */
export interface RenderedPage {
  readonly head: string;
  /** The data for hydration: before the HTML, so that their equal texts are within the window of gzip. */
  readonly data: string;
  readonly html: string;
  /** The legal texts for visitors without JavaScript. */
  readonly texts: string;
  /** A page without any script: it is not hydrated. */
  readonly scriptless: boolean;
}
