import type { ConsolePath } from '@contract';
import type { ComponentType } from 'react';

/** Fetches the code of each page (spec §2). Apart from the screens, so that the entry script can begin with that of the opened page. */
export const PAGE_CODE: Readonly<Record<ConsolePath, () => Promise<ComponentType>>> = {
  '': () => import('../screens/dashboard/DashboardPage').then((module) => module.DashboardPage),
  leads: () => import('../screens/leads/LeadsScreen').then((module) => module.LeadsScreen),
  'leads/:leadType/:leadId': () => import('../screens/lead/LeadPage').then((module) => module.LeadPage),
  suspected: () => import('../screens/suspected/SuspectedPage').then((module) => module.SuspectedPage),
  calendar: () => import('../screens/calendar/CalendarPage').then((module) => module.CalendarPage),
  clients: () => import('../screens/clients/ClientListPage').then((module) => module.ClientListPage),
  'clients/:id': () => import('../screens/clients/ClientPage').then((module) => module.ClientPage),
  policies: () => import('../screens/policies/PolicyListPage').then((module) => module.PolicyListPage),
  'policies/:id': () => import('../screens/policies/PolicyPage').then((module) => module.PolicyPage),
  insurers: () => import('../screens/policies/InsurersPage').then((module) => module.InsurersPage),
  'clients/:id/merge/:otherId': () =>
    import('../screens/clients/MergePage').then((module) => module.MergePage),
  'households/:id': () => import('../screens/clients/HouseholdPage').then((module) => module.HouseholdPage),
  tasks: () => import('../screens/tasks/TaskListPage').then((module) => module.TaskListPage),
  messages: () => import('../screens/mails/MailListPage').then((module) => module.MailListPage),
  blog: () => import('../screens/blog/PostListPage').then((module) => module.PostListPage),
  media: () => import('../screens/media/PictureLibraryPage').then((module) => module.PictureLibraryPage),
  newsletter: () => import('../screens/newsletter/IssueListPage').then((module) => module.IssueListPage),
  'newsletter/subscribers': () =>
    import('../screens/newsletter/SubscriberListPage').then((module) => module.SubscriberListPage),
  'newsletter/:id': () => import('../screens/newsletter/IssuePage').then((module) => module.IssuePage),
  book: () => import('../screens/book/BookPage').then((module) => module.BookPage),
  business: () => import('../screens/business/BusinessPage').then((module) => module.BusinessPage),
  'business/:section': () => import('../screens/business/SectionPage').then((module) => module.SectionPage),
  users: () => import('../screens/users/UserListPage').then((module) => module.UserListPage),
  privacy: () => import('../screens/privacy/PeoplePage').then((module) => module.PeoplePage),
  'privacy/requests': () => import('../screens/privacy/RequestsPage').then((module) => module.RequestsPage),
  'privacy/retention': () =>
    import('../screens/privacy/RetentionPage').then((module) => module.RetentionPage),
  'privacy/breach': () => import('../screens/privacy/BreachesPage').then((module) => module.BreachesPage),
  'privacy/breach/:id': () => import('../screens/privacy/BreachPage').then((module) => module.BreachPage),
  'privacy/certificates': () =>
    import('../screens/privacy/CertificatesPage').then((module) => module.CertificatesPage),
  'privacy/certificates/:id': () =>
    import('../screens/privacy/CertificatePage').then((module) => module.CertificatePage),
  settings: () => import('../screens/settings/SettingsPage').then((module) => module.SettingsPage),
  imports: () => import('../screens/imports/ImportListPage').then((module) => module.ImportListPage),
  'imports/new': () => import('../screens/imports/NewImportPage').then((module) => module.NewImportPage),
  'imports/:id': () => import('../screens/imports/ImportPage').then((module) => module.ImportPage),
  connections: () =>
    import('../screens/connections/ConnectionsPage').then((module) => module.ConnectionsPage),
  'self-check': () => import('../screens/care/SelfCheckPage').then((module) => module.SelfCheckPage),
  audit: () => import('../screens/audit/AuditPage').then((module) => module.AuditPage),
  security: () => import('../screens/security/SecurityPage').then((module) => module.SecurityPage),
  login: () => import('../screens/login/LoginPage').then((module) => module.LoginPage),
  'forgot-password': () =>
    import('../screens/login/ForgotPasswordPage').then((module) => module.ForgotPasswordPage),
  'reset-password': () =>
    import('../screens/login/ResetPasswordPage').then((module) => module.ResetPasswordPage),
};
