/** Every page of the console by its path below /admin, with its name if the navigation has it, in the navigation's order. */
export const CONSOLE_PAGES = {
  '': 'Dashboard',
  leads: 'Leads',
  'leads/:leadType/:leadId': null,
  suspected: null,
  calendar: 'Calendar',
  clients: 'Clients',
  'clients/:id': null,
  policies: 'Policies',
  'policies/:id': null,
  insurers: null,
  'clients/:id/merge/:otherId': null,
  'households/:id': null,
  tasks: 'Tasks',
  messages: 'Messages',
  blog: 'Blog',
  media: null,
  newsletter: 'Newsletter',
  'newsletter/subscribers': null,
  'newsletter/:id': null,
  book: 'Book',
  business: 'Business',
  'business/:section': null,
  users: 'Admin Users',
  privacy: 'Privacy',
  'privacy/requests': null,
  'privacy/retention': null,
  'privacy/breach': null,
  'privacy/breach/:id': null,
  'privacy/certificates': null,
  'privacy/certificates/:id': null,
  settings: 'Settings',
  imports: 'Import',
  'imports/new': null,
  'imports/:id': null,
  connections: 'Connections',
  'self-check': 'Self-check',
  audit: 'Audit trail',
  security: null,
  login: null,
  'forgot-password': null,
  'reset-password': null,
} as const satisfies Record<string, string | null>;

export type ConsolePath = keyof typeof CONSOLE_PAGES;

/** The page of the console at the path. At every other path it shows Page Not Found, and the status is 404. */
export function consolePageAt(path: string): ConsolePath | undefined {
  return (Object.keys(CONSOLE_PAGES) as ConsolePath[]).find((page) => patternOf(page).test(path));
}

export function isConsolePage(path: string): boolean {
  return consolePageAt(path) !== undefined;
}

function patternOf(path: string): RegExp {
  const pattern = path.replace(':leadType', '(appointment|subscription)').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^/admin${path && '/'}${pattern}$`);
}
