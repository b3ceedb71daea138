import type { LeadType } from './domain/lead.js';

/** Messages to the console over `/ws`: ids only, no personal data. */
export type LeadMessage =
  | {
      readonly type:
        'appointment_created' | 'appointment_updated' | 'subscription_created' | 'subscription_updated';
      readonly data: { readonly id: string };
    }
  | {
      readonly type: 'lead_note_added';
      readonly data: { readonly id: string; readonly leadId: string; readonly leadType: LeadType };
    };
