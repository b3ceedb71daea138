/** The rows of the list of leads in the API's description, for the responses of other screens. */
export { AppointmentLead, SubscriptionLead } from './http/leads.views.js';
export { KnownClientView } from './http/client-marks.views.js';
