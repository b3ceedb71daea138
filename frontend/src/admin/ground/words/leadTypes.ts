/** What the API sends about leads, for the folders of their views. */
export type { Appointment, BookingLead, Lead } from '@/shared/api-types';
