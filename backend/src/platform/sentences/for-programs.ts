/** What other programs are told whose requests are rejected, and who makes their keys. */
export const FOR_PROGRAMS = {
  'api-key.expires': '{label} must be in the future',
  'api-key.needed': 'Please send a valid API key, as in Authorization: Bearer ao_…',
  'api-key.scope': 'This API key does not have the scope {scope}',
  'api-key.scopes': '{label} must be one or more of: {scopes}',
  'api-key.unknown': 'There is no such API key',
  'list.cursor': 'Cursor must be the nextCursor of an earlier page of this list',
  'list.limit': 'Limit must be a whole number from 1 to {most}',
} as const;
