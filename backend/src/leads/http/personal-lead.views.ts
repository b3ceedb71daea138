import { ApiProperty, getSchemaPath, nullableText } from '../../platform/http/api-docs.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import { VisitorCancelRequest, VisitorMoveRequest } from './leads.views.js';
import type { PersonalActivity, PersonalLead } from '../personal-leads.js';

const LEAD_TYPES = ['appointment', 'subscription'] as const;
type LeadType = (typeof LEAD_TYPES)[number];
type Sale = NonNullable<PersonalLead['sale']>;

class SaleView implements Sale {
  @ApiProperty() productPurchased: string;
  @ApiProperty(nullableText) premiumFrequency: Sale['premiumFrequency'];
  @ApiProperty(nullableText) premiumRate: string | null;
  @ApiProperty(nullableText) soldOn: string | null;
}

class PersonalLeadView implements PersonalLead {
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty(nullableText) lastName: string | null;
  @ApiProperty() email: string;
  @ApiProperty() phone: string;
  @ApiProperty(nullableText) clientId: string | null;
  @ApiProperty(nullableText) dateOfBirth: string | null;
  @ApiProperty({ type: String }) leadStatus: PersonalLead['leadStatus'];
  @ApiProperty(nullableText) bookingStatus: PersonalLead['bookingStatus'];
  @ApiProperty(nullableText) outcome: PersonalLead['outcome'];
  @ApiProperty(nullableText) preferredDate: string | null;
  @ApiProperty(nullableText) preferredTime: PersonalLead['preferredTime'];
  @ApiProperty(nullableText) meetingWay: PersonalLead['meetingWay'];
  @ApiProperty({ type: Number, nullable: true }) meetingMinutes: number | null;
  @ApiProperty(nullableText) serviceInterest: PersonalLead['serviceInterest'];
  @ApiProperty(nullableText) notes: string | null;
  @ApiProperty(nullableText) calculation: string | null;
  @ApiProperty({
    oneOf: [{ $ref: getSchemaPath(VisitorMoveRequest) }, { $ref: getSchemaPath(VisitorCancelRequest) }],
    nullable: true,
  })
  visitorRequest: PersonalLead['visitorRequest'];
  @ApiProperty(nullableText) visitorTimeZone: string | null;
  @ApiProperty() createdAt: string;
  @ApiProperty({ type: SaleView, nullable: true }) sale: SaleView | null;
}

class PersonalNoteView {
  @ApiProperty() id: string;
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty() leadId: string;
  @ApiProperty() note: string;
  @ApiProperty() createdByName: string;
  @ApiProperty() createdAt: string;
}

class PersonalActivityView {
  @ApiProperty() id: string;
  @ApiProperty({ enum: LEAD_TYPES }) leadType: LeadType;
  @ApiProperty() leadId: string;
  @ApiProperty({ type: String }) actionType: PersonalActivity['actionType'];
  @ApiProperty() actionDetails: string;
  @ApiProperty() performedByName: string;
  @ApiProperty() createdAt: string;
}

export const LEAD_WORDS: PersonalWords<
  'leads' | 'notes' | 'activity',
  'appointments' | 'subscriptions' | 'notes' | 'activity'
> = {
  lists: {
    leads: {
      title: 'Bookings and subscriptions',
      page: 3,
      answer: 3,
      shows: 'person',
      type: PersonalLeadView,
    },
    notes: { title: 'Notes', page: 6, answer: 4, shows: 'contact', type: PersonalNoteView },
    activity: { title: 'History', page: 7, answer: 6, shows: 'contact', type: PersonalActivityView },
  },
  counts: {
    appointments: { answer: 3 },
    subscriptions: { answer: 4 },
    notes: { answer: 5 },
    activity: { answer: 6 },
  },
};
