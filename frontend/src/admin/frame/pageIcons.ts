import {
  ArticleIcon,
  BusinessIcon,
  CalendarIcon,
  DashboardIcon,
  LeadsIcon,
  MailIcon,
  NewsletterIcon,
  SettingsIcon,
  TasksIcon,
  UsersIcon,
} from '../ground/theme/icons';
import { ClientsIcon, PoliciesIcon, ProductionIcon } from '../ground/theme/screenIcons';

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
  production: ProductionIcon,
  business: BusinessIcon,
  settings: SettingsIcon,
};
