/** What an API key may be allowed to do. Each route under /api/v1 belongs to one of them. */
export const SCOPES = [
  'leads:read',
  'leads:write',
  'clients:read',
  'policies:read',
  'bookings:write',
  'posts:read',
  'posts:write',
] as const;
export type Scope = (typeof SCOPES)[number];
