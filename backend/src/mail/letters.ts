import { Injectable } from '@nestjs/common';
import type { MailProse } from './templates/blocks.js';

export type { MailProse } from './templates/blocks.js';

/** The words of an issue of the newsletter, as its mails say them. */
export interface Letter {
  readonly preheader: string;
  readonly prose: MailProse;
}

/** Reads the words of issues; the newsletter registers how. Messages store only the id of their issue. */
@Injectable()
export class Letters {
  find: (issueId: string) => Promise<Letter | null> = () => Promise.resolve(null);

  /** Why a subscriber must not get an issue after all, in words for staff; null otherwise. Asked before each attempt. */
  refusal: (issueId: string, subscriptionId: string) => Promise<string | null> = () => Promise.resolve(null);
}

/** A letter as mail, with links that lead nowhere. */
export abstract class LetterPreviews {
  abstract preview(subject: string, letter: Letter): { readonly html: string; readonly text: string };
}
