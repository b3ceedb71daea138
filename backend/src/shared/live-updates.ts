import type { LeadType } from '../leads/domain/lead.js';

/** What the console is told over `/ws`: ids only, never personal data (spec §4, §7). */
export type LiveMessage =
  | {
      readonly type:
        'appointment_created' | 'appointment_updated' | 'subscription_created' | 'subscription_updated';
      readonly data: { readonly id: string };
    }
  | {
      readonly type: 'lead_note_added';
      readonly data: { readonly id: string; readonly leadId: string; readonly leadType: LeadType };
    };

/** Tells every signed-in console that something changed. Called after the commit, and never throws. */
export abstract class LiveUpdates {
  abstract publish(message: LiveMessage): void;
}
