import type { ConsolePath } from '@contract';
import type { ComponentType } from 'react';

/** Fetches the code of each page (spec §2). Apart from the screens, so that the entry script can begin with that of the opened page. */
export const PAGE_CODE: Readonly<Record<ConsolePath, () => Promise<ComponentType>>> = {
  '': () => import('./dashboard/DashboardPage').then((module) => module.DashboardPage),
  leads: () => import('./leads/LeadsScreen').then((module) => module.LeadsScreen),
  'leads/:leadType/:leadId': () => import('./lead/LeadPage').then((module) => module.LeadPage),
  suspected: () => import('./suspected/SuspectedPage').then((module) => module.SuspectedPage),
  calendar: () => import('./calendar/CalendarPage').then((module) => module.CalendarPage),
  clients: () => import('./clients/ClientListPage').then((module) => module.ClientListPage),
  'clients/:id': () => import('./clients/ClientPage').then((module) => module.ClientPage),
  policies: () => import('./policies/PolicyListPage').then((module) => module.PolicyListPage),
  'policies/:id': () => import('./policies/PolicyPage').then((module) => module.PolicyPage),
  insurers: () => import('./policies/InsurersPage').then((module) => module.InsurersPage),
  'clients/:id/merge/:otherId': () => import('./clients/MergePage').then((module) => module.MergePage),
  'households/:id': () => import('./clients/HouseholdPage').then((module) => module.HouseholdPage),
  tasks: () => import('./tasks/TaskListPage').then((module) => module.TaskListPage),
  messages: () => import('./mails/MailListPage').then((module) => module.MailListPage),
  blog: () => import('./blog/PostListPage').then((module) => module.PostListPage),
  media: () => import('./media/PictureLibraryPage').then((module) => module.PictureLibraryPage),
  newsletter: () => import('./newsletter/IssueListPage').then((module) => module.IssueListPage),
  'newsletter/subscribers': () =>
    import('./newsletter/SubscriberListPage').then((module) => module.SubscriberListPage),
  'newsletter/:id': () => import('./newsletter/IssuePage').then((module) => module.IssuePage),
  book: () => import('./book/BookPage').then((module) => module.BookPage),
  business: () => import('./business/BusinessPage').then((module) => module.BusinessPage),
  'business/:section': () => import('./business/SectionPage').then((module) => module.SectionPage),
  users: () => import('./users/UserListPage').then((module) => module.UserListPage),
  privacy: () => import('./privacy/PeoplePage').then((module) => module.PeoplePage),
  'privacy/requests': () => import('./privacy/RequestsPage').then((module) => module.RequestsPage),
  'privacy/retention': () => import('./privacy/RetentionPage').then((module) => module.RetentionPage),
  'privacy/breach': () => import('./privacy/BreachesPage').then((module) => module.BreachesPage),
  'privacy/breach/:id': () => import('./privacy/BreachPage').then((module) => module.BreachPage),
  'privacy/certificates': () =>
    import('./privacy/CertificatesPage').then((module) => module.CertificatesPage),
  'privacy/certificates/:id': () =>
    import('./privacy/CertificatePage').then((module) => module.CertificatePage),
  settings: () => import('./settings/SettingsPage').then((module) => module.SettingsPage),
  imports: () => import('./imports/ImportListPage').then((module) => module.ImportListPage),
  'imports/new': () => import('./imports/NewImportPage').then((module) => module.NewImportPage),
  'imports/:id': () => import('./imports/ImportPage').then((module) => module.ImportPage),
  'self-check': () => import('./care/SelfCheckPage').then((module) => module.SelfCheckPage),
  audit: () => import('./audit/AuditPage').then((module) => module.AuditPage),
  security: () => import('./security/SecurityPage').then((module) => module.SecurityPage),
  login: () => import('./login/LoginPage').then((module) => module.LoginPage),
  'forgot-password': () => import('./login/ForgotPasswordPage').then((module) => module.ForgotPasswordPage),
  'reset-password': () => import('./login/ResetPasswordPage').then((module) => module.ResetPasswordPage),
};
