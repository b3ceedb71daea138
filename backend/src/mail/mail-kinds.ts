import { Injectable } from '@nestjs/common';
import type { MeetingSetting } from '../calendar/domain/meeting.js';
import type { EnclosedPicture } from '../media/enclosed-pictures.js';
import type { Statement } from '../platform/database/database.js';
import type { BusinessIdentity } from '../settings/business.js';
import type { Link, MailBody, MailProse } from './blocks.js';
import type { MailWords } from './domain/mail-words.js';

export type { MailWords } from './domain/mail-words.js';

/** What each kind of mail is rendered from; stored with the mail as JSON. The areas that register kinds add theirs. */
export interface MailData {
  readonly test: { readonly sentBy: string };
}

export type MailKind = keyof MailData;

/** The kind and data of a mail that belong together. */
export type ContentOf<K extends MailKind> = { [P in K]: { readonly kind: P; readonly data: MailData[P] } }[K];
export type MailContent = ContentOf<MailKind>;

/** A longer text that mails of a kind share. It is stored elsewhere and read when a mail is rendered. */
export interface SharedText {
  readonly preheader: string;
  /** The page of the site that shows it; null without one. */
  readonly webUrl: string | null;
  readonly prose: MailProse;
}

export interface MailPreview {
  readonly subject: string;
  /** As in a From header: `Name <address>`. */
  readonly from: string;
  /** The line that a mailbox shows behind the subject. */
  readonly preview: string;
  readonly html: string;
  readonly text: string;
}

/** A mail that is not stored. */
export abstract class MailPreviews {
  /** `sharedText` is null for a kind without one. */
  abstract preview(content: MailContent, sharedText: SharedText | null): Promise<MailPreview>;
}

/** What mails need to know about the office. */
export interface MailContext {
  readonly business: BusinessIdentity;
  /** How consultations take place as a rule. */
  readonly meeting: MeetingSetting;
  /** The public address of the site, without a slash at the end. */
  readonly baseUrl: string;
  /** The office's time zone (IANA name). */
  readonly timeZone: string;
  /** The address that mails come from; the organizer of invitations. */
  readonly senderAddress: string;
  readonly brandColour: string;
  /** The office's own logo, which is sent along with the mail. */
  readonly logo: EnclosedPicture | null;
  readonly sharedText?: SharedText | null;
}

export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/** What one kind of mail says. */
export interface Template<K extends MailKind> {
  subject(data: MailData[K], business: BusinessIdentity): string;
  body(data: MailData[K], context: MailContext): MailBody;
  /** `office` says who sends the mail, and is the footer of a kind without its own. */
  footer?(data: MailData[K], context: MailContext, office: readonly string[]): (string | Link)[];
  /** Further header fields. */
  headers?(data: MailData[K], context: MailContext): Readonly<Record<string, string>>;
  /** Who gets the answers; the office for a kind without its own. */
  replyTo?(data: MailData[K]): string;
  invitation?(data: MailData[K], context: MailContext, mail: SentMail): Invitation | null;
}

export interface SentMail {
  readonly recipient: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** How a mail ended. */
export interface MailEnd {
  readonly state: 'sent' | 'failed' | 'skipped';
  /** Whether the mail server refused it for good (5xx). */
  readonly refused: boolean;
  readonly reply: string | null;
  readonly reason: string | null;
  /** ISO 8601 UTC. */
  readonly sentAt: string | null;
}

/** Why a mail goes to the address that it was written for, whatever became of the person since. */
export type FixedAddress =
  | 'staff chose the address'
  | 'the address is to be confirmed'
  | 'the invitation went to the address by mistake'
  // an intruder may have changed it since
  | 'the account had the address when it happened'
  | 'a command beside the server hands nothing over';

/** A mail at the moment when it is handed over: to whom with what data, or in words for staff why not. */
export type HandedOver<K extends MailKind> =
  | { readonly recipient: string; readonly data: MailData[K] }
  | { readonly fixed: FixedAddress }
  | { readonly refusal: string };

/** Of a kind that goes to the address it was written for. */
export const fixedAddress = (fixed: FixedAddress) => (): Promise<{ readonly fixed: FixedAddress }> =>
  Promise.resolve({ fixed });

/** What the area of one kind does about its mails; each part but the first can be left out. */
export interface MailRules<K extends MailKind> {
  /**
   * Before each attempt: who gets the mail and what it says as of now, or why nothing is sent after all. `stored` is the
   * address that it was written for.
   */
  recipient(data: MailData[K], stored: string): Promise<HandedOver<K>>;
  /** Of all such kinds together, one address gets at most `RATION` mails a day; further ones wait until the next. */
  readonly isRationed?: true;
  /** Reads the longer text. */
  sharedText?(data: MailData[K]): Promise<SharedText | null>;
  /** What the area stores when a mail ends: in the unit of work that records the end, exactly once. */
  ended?(mailId: string, data: MailData[K], end: MailEnd): readonly Statement[];
  /**
   * Stores a mail like that one about its lead as it is now, under that key. False, and nothing is stored, when it makes
   * no sense any more. Without it a mail is sent again as it was.
   */
  again?(
    leadId: string,
    original: ContentOf<K>,
    dedupKey: string,
    by: { readonly id: string; readonly name: string },
  ): Promise<boolean>;
  /** Of a mail that names several bookings, by `bookingId`: its data without these; the same object without them. */
  withoutBookings?(data: MailData[K], ids: ReadonlySet<string>): MailData[K];
}

type Registered = MailWords & Template<MailKind> & MailRules<MailKind>;

/** The kinds of mail. Each is registered once, by the area that knows the news. */
@Injectable()
export class MailKinds {
  private readonly byName = new Map<string, Registered>();

  register<K extends MailKind>(
    words: Readonly<Record<K, MailWords>>,
    templates: { readonly [P in K]: Template<P> },
    rules: { readonly [P in K]: MailRules<P> },
  ): void {
    for (const kind of Object.keys(words) as K[])
      this.byName.set(kind, { ...words[kind], ...templates[kind], ...rules[kind] } as unknown as Registered);
  }

  get names(): readonly MailKind[] {
    return [...this.byName.keys()] as MailKind[];
  }

  /** Throws for a kind that no area registered. */
  get(kind: string): Registered {
    const registered = this.byName.get(kind);
    if (!registered) throw new Error(`No area registered the kind of mail ${kind}`);
    return registered;
  }

  /** The names of the kinds of which that is true. */
  namesOf(of: (kind: Registered) => unknown): readonly string[] {
    return this.names.filter((kind) => of(this.get(kind)));
  }

  /** Whether it is for the owner of an account alone: the console shows neither its content nor the address. */
  isPrivate(kind: string): boolean {
    return this.byName.get(kind)?.audience === 'account';
  }

  /** What is stored besides the end of a mail. */
  ended(mail: { readonly id: string; readonly kind: string; readonly data: unknown }, end: MailEnd) {
    return this.byName.get(mail.kind)?.ended?.(mail.id, mail.data as MailData[MailKind], end) ?? [];
  }
}
