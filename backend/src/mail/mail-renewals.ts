import { Injectable } from '@nestjs/common';
import type { MailContent, MailKind } from './outbox.js';

/**
 * Stores a message like that one about the lead as it is now, under that key. False, and nothing is stored, when it makes
 * no sense any more, for example because the day has passed or the subscriber has left.
 */
export type RenewMail = (
  leadId: string,
  original: MailContent,
  dedupKey: string,
  by: { readonly id: string; readonly name: string },
) => Promise<boolean>;

/** How messages about a lead are written anew; the areas that cause them register how theirs are. */
@Injectable()
export class MailRenewals {
  private readonly byKind = new Map<MailKind, RenewMail>();

  register(kinds: readonly MailKind[], renew: RenewMail): void {
    for (const kind of kinds) this.byKind.set(kind, renew);
  }

  find(kind: MailKind): RenewMail | undefined {
    return this.byKind.get(kind);
  }
}
