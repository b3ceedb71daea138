/** Everything that a webhook can tell, by what it is about; the words are those of the console. */
const EVENTS = {
  Bookings: {
    'booking.created': 'A consultation is booked',
    'booking.confirmed': 'A consultation is confirmed',
    'booking.moved': 'A consultation gets another time',
    'booking.cancelled': 'A consultation is cancelled',
  },
  Leads: {
    'lead.status_changed': 'The status of a lead changes',
    'lead.sale_recorded': 'A sale is recorded',
  },
  Newsletter: {
    'subscription.confirmed': 'A subscriber confirms the address',
    'subscription.left': 'A subscriber leaves',
  },
  'Clients and policies': {
    'client.updated': 'A client is added or changed',
    'policy.updated': 'A policy is added or changed',
    'premium.recorded': 'The payment of a premium is recorded',
    'premium.past_grace': 'The days of grace of a premium are over',
  },
} as const;

type Groups = typeof EVENTS;
export type EventGroup = keyof Groups;
/** What happened, for a webhook that asked for it. */
export type EventType = { [G in EventGroup]: keyof Groups[G] }[EventGroup];
/** `test` goes to the webhook that is tried out only. */
export type DeliveredType = EventType | 'test';

// pure calls, so that the bundle of the site leaves the table out
export const EVENT_GROUPS = /* @__PURE__ */ Object.entries(EVENTS) as readonly [
  EventGroup,
  Readonly<Partial<Record<EventType, string>>>,
][];
export const EVENT_TYPES = /* @__PURE__ */ Object.values(EVENTS).flatMap((group) =>
  Object.keys(group),
) as readonly EventType[];
