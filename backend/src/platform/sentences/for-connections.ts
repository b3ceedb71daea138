/** What the console says about connections to other programs. */
export const FOR_CONNECTIONS = {
  'busy-calendar.exists': 'You have added this calendar already',
  'busy-calendar.incomplete': 'The calendar was not sent as a whole',
  'busy-calendar.left-out': 'Entries that could not be read are left out: {count}',
  'busy-calendar.moved':
    'The address leads on to another one; please copy the address from your calendar again',
  'busy-calendar.no-calendar':
    'The address does not lead to a calendar; please copy the secret address in iCal format',
  'busy-calendar.own-feed': 'This is the calendar of this office; its bookings are in the console already',
  'busy-calendar.rejected':
    'The other server does not give the calendar away ({status}); please copy the address from your calendar again',
  'busy-calendar.sealed':
    'The stored address cannot be read any more, because the secret of the server was changed; please remove the calendar and add it again',
  'busy-calendar.server-error': 'The other server has an error ({status})',
  'busy-calendar.too-large': 'The calendar is larger than {max} MB',
  'busy-calendar.too-many': 'You can add up to {max} calendars; please remove one first',
  'busy-calendar.too-many-entries': 'The calendar has more than {max} entries',
  'busy-calendar.too-slow': 'The calendar takes too much time to read',
  'busy-calendar.unknown': 'There is no such calendar',
  'outbound.credentials': 'The address must not contain a user name or a password',
  'outbound.no-address': 'This is not a web address; it must look like https://calendar.example/…',
  'outbound.private': 'This address leads into a private network, and the server does not connect to those',
  'outbound.scheme': 'The address must begin with https://',
  'outbound.timeout': 'The other server took too long to respond',
  'outbound.unknown-host': 'There is no server of this name; please look for a typing error in the address',
  'outbound.unreachable': 'The other server cannot be reached',
  'webhook.being-sent': 'This delivery is being sent right now',
  'webhook.delivery-unknown': 'There is no such delivery',
  'webhook.events': '{label} must be one or more of {types}',
  'webhook.from-after-to': 'From must not be later than to',
  'webhook.off': 'This webhook is turned off; turn it on first',
  'webhook.secret-unreadable': 'The secret cannot be read any more; rotate it',
  'webhook.too-many': 'There may be at most {max} webhooks',
  'webhook.unknown': 'There is no such webhook',
} as const;
