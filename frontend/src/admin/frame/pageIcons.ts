import {
  ArticleIcon,
  BusinessIcon,
  CalendarIcon,
  DashboardIcon,
  LeadsIcon,
  MailIcon,
  NewsletterIcon,
  PrivacyIcon,
  SettingsIcon,
  TasksIcon,
  UsersIcon,
} from '../ground/theme/icons';
import {
  AuditIcon,
  BookIcon,
  ClientsIcon,
  ConnectionsIcon,
  ImportIcon,
  PoliciesIcon,
  SelfCheckIcon,
} from '../ground/theme/screenIcons';

/** The icons of the menu by the name that its list has for them: the list itself draws nothing. */
export const PAGE_ICONS = {
  dashboard: DashboardIcon,
  leads: LeadsIcon,
  calendar: CalendarIcon,
  clients: ClientsIcon,
  policies: PoliciesIcon,
  tasks: TasksIcon,
  messages: MailIcon,
  blog: ArticleIcon,
  newsletter: NewsletterIcon,
  users: UsersIcon,
  book: BookIcon,
  business: BusinessIcon,
  privacy: PrivacyIcon,
  settings: SettingsIcon,
  imports: ImportIcon,
  connections: ConnectionsIcon,
  selfCheck: SelfCheckIcon,
  audit: AuditIcon,
};
