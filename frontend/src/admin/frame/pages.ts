import type { Pages } from './page';

/**
 * The pages of the console (spec §2) by their path below /admin, in the order of the menu: routes, menu, search, shortcuts,
 * icons, permissions and prefetching follow. `npm run openapi` writes the list of the server, without which a new page does
 * not compile. Imports only types, so that the entry script can begin with the code of the opened page.
 */
export const PAGES: Pages = {
  '': {
    title: 'Dashboard',
    section: 'dashboard',
    menu: { group: 'Day', icon: 'dashboard', key: 'd', inBar: true },
    words: 'today home figures',
    load: () => import('../screens/dashboard/DashboardPage').then((page) => page.DashboardPage),
  },
  leads: {
    title: 'Leads',
    records: 'leads',
    menu: { group: 'Day', icon: 'leads', key: 'l', inBar: true },
    words: 'bookings sign-ups visitors',
    load: () => import('../screens/leads/LeadsScreen').then((page) => page.LeadsScreen),
  },
  'leads/:leadType/:leadId': {
    within: 'leads',
    load: () => import('../screens/lead/LeadPage').then((page) => page.LeadPage),
  },
  suspected: {
    title: 'Suspected',
    records: 'suspected',
    section: 'leads',
    words: 'spam blocked leads',
    load: () => import('../screens/suspected/SuspectedPage').then((page) => page.SuspectedPage),
  },
  calendar: {
    title: 'Calendar',
    records: 'calendar',
    menu: { group: 'Day', icon: 'calendar', key: 'c', inBar: true },
    words: 'bookings appointments day week month',
    load: () => import('../screens/calendar/CalendarPage').then((page) => page.CalendarPage),
  },
  clients: {
    title: 'Clients',
    records: 'clients',
    menu: { group: 'Day', icon: 'clients', key: 'e' },
    words: 'people households customers',
    load: () => import('../screens/clients/ClientListPage').then((page) => page.ClientListPage),
  },
  'clients/:id': {
    load: () => import('../screens/clients/ClientPage').then((page) => page.ClientPage),
  },
  'clients/:id/merge/:otherId': {
    load: () => import('../screens/clients/MergePage').then((page) => page.MergePage),
  },
  'households/:id': {
    records: 'households',
    section: 'clients',
    load: () => import('../screens/clients/HouseholdPage').then((page) => page.HouseholdPage),
  },
  policies: {
    title: 'Policies',
    records: 'policies',
    menu: { group: 'Day', icon: 'policies', key: 'i' },
    words: 'premiums payments grace cases claims',
    load: () => import('../screens/policies/PolicyListPage').then((page) => page.PolicyListPage),
  },
  'policies/:id': {
    load: () => import('../screens/policies/PolicyPage').then((page) => page.PolicyPage),
  },
  insurers: {
    title: 'Insurers and products',
    records: 'insurers',
    section: 'policies',
    words: 'correct rename merge duplicates',
    load: () => import('../screens/policies/InsurersPage').then((page) => page.InsurersPage),
  },
  tasks: {
    title: 'Tasks',
    records: 'tasks',
    menu: { group: 'Day', icon: 'tasks', key: 't' },
    words: 'to do follow-up reminders',
    load: () => import('../screens/tasks/TaskListPage').then((page) => page.TaskListPage),
  },
  messages: {
    title: 'Messages',
    records: 'messages',
    menu: { group: 'Day', icon: 'messages', key: 'm' },
    words: 'mails e-mail sent held failed',
    load: () => import('../screens/mails/MailListPage').then((page) => page.MailListPage),
  },
  blog: {
    title: 'Blog',
    records: 'posts',
    menu: { group: 'Writing', icon: 'blog', key: 'b', inBar: true },
    words: 'posts articles',
    load: () => import('../screens/blog/PostListPage').then((page) => page.PostListPage),
  },
  media: {
    title: 'Pictures',
    records: 'media',
    section: 'blog',
    words: 'images media library',
    load: () => import('../screens/media/PictureLibraryPage').then((page) => page.PictureLibraryPage),
  },
  newsletter: {
    title: 'Newsletter',
    records: 'newsletter',
    menu: { group: 'Writing', icon: 'newsletter', key: 'n' },
    words: 'issues letters',
    load: () => import('../screens/newsletter/IssueListPage').then((page) => page.IssueListPage),
  },
  'newsletter/subscribers': {
    title: 'Subscribers',
    records: 'subscribers',
    load: () => import('../screens/newsletter/SubscriberListPage').then((page) => page.SubscriberListPage),
  },
  'newsletter/:id': {
    load: () => import('../screens/newsletter/IssuePage').then((page) => page.IssuePage),
  },
  users: {
    title: 'Admin Users',
    records: 'users',
    menu: { group: 'Office', icon: 'users', key: 'u' },
    superadminOnly: true,
    words: 'staff accounts roles',
    load: () => import('../screens/users/UserListPage').then((page) => page.UserListPage),
  },
  book: {
    title: 'Production',
    menu: { group: 'Office', icon: 'production', key: 'f' },
    words: 'book figures premiums persistency',
    load: () => import('../screens/book/BookPage').then((page) => page.BookPage),
  },
  business: {
    title: 'Business',
    menu: { group: 'Office', icon: 'business', key: 'o' },
    superadminOnly: true,
    words: 'site hours services texts logo',
    load: () => import('../screens/business/BusinessPage').then((page) => page.BusinessPage),
  },
  'business/:section': {
    load: () => import('../screens/business/SectionPage').then((page) => page.SectionPage),
  },
  settings: {
    title: 'Settings',
    menu: { group: 'Office', icon: 'settings', key: 's' },
    load: () => import('../screens/settings/SettingsPage').then((page) => page.SettingsPage),
  },
  'settings/mail': {
    title: 'Mail',
    settings: { about: 'What visitors and clients are sent, the mail server' },
    load: () => import('../screens/settings/MailSettingsPage').then((page) => page.MailSettingsPage),
  },
  'settings/calendars': {
    title: 'Calendars',
    settings: { about: 'Bookings on your phone, busy times elsewhere' },
    load: () => import('../screens/settings/CalendarsPage').then((page) => page.CalendarsPage),
  },
  imports: {
    title: 'Import',
    settings: { key: 'x', about: 'Clients, policies, leads and posts from files' },
    records: 'imports',
    superadminOnly: true,
    words: 'csv excel google contacts file',
    load: () => import('../screens/imports/ImportListPage').then((page) => page.ImportListPage),
  },
  'imports/new': {
    title: 'New import',
    load: () => import('../screens/imports/NewImportPage').then((page) => page.NewImportPage),
  },
  'imports/:id': {
    load: () => import('../screens/imports/ImportPage').then((page) => page.ImportPage),
  },
  connections: {
    title: 'Connections',
    settings: { key: 'w', about: 'API keys, webhooks, everything as files' },
    superadminOnly: true,
    words: 'api keys webhooks',
    load: () => import('../screens/connections/ConnectionsPage').then((page) => page.ConnectionsPage),
  },
  privacy: {
    title: 'Privacy',
    settings: { key: 'p', about: 'Data of a person, requests, retention, breaches' },
    superadminOnly: true,
    words: 'personal data erasure',
    load: () => import('../screens/privacy/PeoplePage').then((page) => page.PeoplePage),
  },
  'privacy/requests': {
    title: 'Privacy requests',
    records: 'privacyRequests',
    load: () => import('../screens/privacy/RequestsPage').then((page) => page.RequestsPage),
  },
  'privacy/retention': {
    title: 'Retention',
    words: 'privacy periods deletion',
    load: () => import('../screens/privacy/RetentionPage').then((page) => page.RetentionPage),
  },
  'privacy/breach': {
    title: 'Breaches',
    records: 'breaches',
    words: 'privacy incident',
    load: () => import('../screens/privacy/BreachesPage').then((page) => page.BreachesPage),
  },
  'privacy/breach/:id': {
    load: () => import('../screens/privacy/BreachPage').then((page) => page.BreachPage),
  },
  'privacy/certificates': {
    title: 'Erasure certificates',
    records: 'erasures',
    load: () => import('../screens/privacy/CertificatesPage').then((page) => page.CertificatesPage),
  },
  'privacy/certificates/:id': {
    load: () => import('../screens/privacy/CertificatePage').then((page) => page.CertificatePage),
  },
  'self-check': {
    title: 'Self-check',
    settings: { key: 'k', about: 'Whether all works that the office depends on' },
    superadminOnly: true,
    words: 'health backup status',
    load: () => import('../screens/care/SelfCheckPage').then((page) => page.SelfCheckPage),
  },
  audit: {
    title: 'Audit trail',
    settings: { key: 'a', about: 'Who did what' },
    records: 'audit',
    superadminOnly: true,
    words: 'log who changed history',
    load: () => import('../screens/audit/AuditPage').then((page) => page.AuditPage),
  },
  security: {
    title: 'Security',
    settings: { about: 'Your password, e-mail address and sessions' },
    words: 'password passkeys second factor sessions',
    load: () => import('../screens/security/SecurityPage').then((page) => page.SecurityPage),
  },
  login: {
    title: 'Login',
    within: 'nothing',
    load: () => import('../screens/login/LoginPage').then((page) => page.LoginPage),
  },
  'forgot-password': {
    title: 'Forgot password',
    within: 'nothing',
    load: () => import('../screens/login/ForgotPasswordPage').then((page) => page.ForgotPasswordPage),
  },
  'reset-password': {
    title: 'Reset password',
    within: 'nothing',
    load: () => import('../screens/login/ResetPasswordPage').then((page) => page.ResetPasswordPage),
  },
};
