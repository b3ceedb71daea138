/** The rows of the list of leads in the API's description, for the responses of other screens. */
export { AppointmentLead, SubscriptionLead } from './infrastructure/leads.views.js';
