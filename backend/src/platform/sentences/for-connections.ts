/** What the console says about connections to other programs, and what those are told whose requests are rejected. */
export const FOR_CONNECTIONS = {
  'api-key.expires': '{label} must be in the future',
  'api-key.expires-late': '{label} must be within {years} years',
  'api-key.needed': 'Please send a valid API key, as in Authorization: Bearer ao_…',
  'api-key.scope': 'This API key does not have the scope {scope}',
  'api-key.scopes': '{label} must be one or more of: {scopes}',
  'api-key.unknown': 'There is no such API key',
  'list.cursor': 'Cursor must be the nextCursor of an earlier page of this list',
  'list.limit': 'Limit must be a whole number from 1 to {most}',
  'busy-calendar.entry-too-large':
    'An entry of the calendar has more than {max} properties or dates; please remove it there',
  'busy-calendar.exists': 'You have added this calendar already',
  'busy-calendar.incomplete': 'The calendar was not sent as a whole',
  'busy-calendar.left-out': 'Entries that could not be read are left out: {count}',
  'busy-calendar.moved':
    'The address leads on to another one; please copy the address from your calendar again',
  'busy-calendar.nearest-only':
    'The calendar has more than {max} times in the next 13 months; the nearest ones are shown',
  'busy-calendar.no-calendar':
    'The address does not lead to a calendar; please copy the secret address in iCal format',
  'busy-calendar.own-feed': 'This is the calendar of this office; its bookings are in the console already',
  'busy-calendar.rejected':
    'The other server does not give the calendar away ({status}); please copy the address from your calendar again',
  'busy-calendar.sealed':
    'The stored address cannot be read any more, because the secret of the server was changed; please remove the calendar and add it again',
  'busy-calendar.server-error': 'The other server has an error ({status})',
  'busy-calendar.too-complex': 'The calendar takes too much memory to read; please remove old entries there',
  'busy-calendar.too-large': 'The calendar is larger than {max} MB',
  'busy-calendar.too-many': 'You can add up to {max} calendars; please remove one first',
  'busy-calendar.too-many-entries': 'The calendar has more than {max} entries',
  'busy-calendar.too-many-occurrences': 'An entry of the calendar recurs too often',
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
  'webhook.secret-unreadable':
    'The address and the secret cannot be read any more; enter the address again and make a new secret',
  'webhook.too-many': 'There may be at most {max} webhooks',
  'webhook.unknown': 'There is no such webhook',
} as const;
