import type { LeadType } from './domain/lead.js';

/** Messages to the console over `/ws`: ids only, no personal data (spec §4, §7). */
export type LeadLiveMessage =
  | {
      readonly type:
        'appointment_created' | 'appointment_updated' | 'subscription_created' | 'subscription_updated';
      readonly data: { readonly id: string };
    }
  | {
      readonly type: 'lead_note_added';
      readonly data: { readonly id: string; readonly leadId: string; readonly leadType: LeadType };
    };

/** Sends a message to every signed-in console. Called after the commit; does not throw. */
export abstract class LiveUpdates {
  abstract publish(message: LeadLiveMessage): void;
}
