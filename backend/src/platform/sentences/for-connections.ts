/** What the console says about connections to other programs. */
export const FOR_CONNECTIONS = {
  'outbound.credentials': 'The address must not contain a user name or a password',
  'outbound.no-address': 'This is not a web address; it must look like https://calendar.example/…',
  'outbound.private': 'This address leads into a private network, and the server does not connect to those',
  'outbound.scheme': 'The address must begin with https://',
  'outbound.timeout': 'The other server took too long to respond',
  'outbound.unknown-host': 'There is no server of this name; please look for a typing error in the address',
  'outbound.unreachable': 'The other server cannot be reached',
} as const;
