import { CONSOLE_PAGES, type ConsolePath, type Role } from '@contract';
import type { ComponentType } from 'react';
import { ResourceContextProvider, RestoreScrollPosition } from 'react-admin';
import { Route } from 'react-router-dom';
import { DashboardPage } from './dashboard/DashboardPage';
import { LeadsScreen } from './leads/LeadsScreen';
import { lazyScreen } from './loading/screenCode';
import { ForgotPasswordPage } from './login/ForgotPasswordPage';
import { LoginPage } from './login/LoginPage';
import { ResetPasswordPage } from './login/ResetPasswordPage';
import { hasAccess } from './providers/access';
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
} from './theme/icons';
import { AuditIcon, SelfCheckIcon } from './theme/screenIcons';

interface Page {
  readonly page: ComponentType;
  /** Its resource, if that is not the first part of the path. */
  readonly resource?: string;
  /** The page that shows this one within it, instead of the layout. */
  readonly within?: 'leads' | 'nothing';
}

interface InNavigation {
  readonly icon: typeof DashboardIcon;
  /** Second key of the shortcut. */
  readonly key: string;
  /** Whether the bottom bar of a phone has it; four fit beside More. */
  readonly inBar?: boolean;
  /** The specified screens come first, without a group. */
  readonly group?: (typeof SCREEN_GROUPS)[number];
}

/** What the screens are for that are not specified, in the order of the menu. */
export const SCREEN_GROUPS = ['Day', 'Writing', 'Office'] as const;

const lazyPage = <Name extends string>(
  resource: string,
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
) => lazyScreen(resource, () => load().then((module) => module[name]));

/** The pages of the console (spec §2). */
const PAGES: {
  readonly [Path in ConsolePath]: Page & ((typeof CONSOLE_PAGES)[Path] extends null ? unknown : InNavigation);
} = {
  '': { page: DashboardPage, resource: 'dashboard', icon: DashboardIcon, key: 'd', inBar: true },
  leads: { page: LeadsScreen, icon: LeadsIcon, key: 'l', inBar: true },
  'leads/:leadType/:leadId': {
    page: lazyPage('leads', 'LeadPage', () => import('./lead/LeadPage')),
    within: 'leads',
  },
  suspected: {
    page: lazyPage('leads', 'SuspectedPage', () => import('./suspected/SuspectedPage')),
  },
  calendar: {
    page: lazyPage('calendar', 'CalendarPage', () => import('./calendar/CalendarPage')),
    icon: CalendarIcon,
    key: 'c',
    inBar: true,
  },
  tasks: {
    page: lazyPage('tasks', 'TaskListPage', () => import('./tasks/TaskListPage')),
    icon: TasksIcon,
    key: 't',
    inBar: true,
    group: 'Day',
  },
  messages: {
    page: lazyPage('messages', 'MailListPage', () => import('./mails/MailListPage')),
    icon: MailIcon,
    key: 'm',
    group: 'Day',
  },
  blog: {
    page: lazyPage('posts', 'PostListPage', () => import('./blog/PostListPage')),
    resource: 'posts',
    icon: ArticleIcon,
    key: 'b',
  },
  media: {
    page: lazyPage('posts', 'PictureLibraryPage', () => import('./media/PictureLibraryPage')),
  },
  newsletter: {
    page: lazyPage('newsletter', 'IssueListPage', () => import('./newsletter/IssueListPage')),
    icon: NewsletterIcon,
    key: 'n',
    group: 'Writing',
  },
  'newsletter/subscribers': {
    page: lazyPage('newsletter', 'SubscriberListPage', () => import('./newsletter/SubscriberListPage')),
  },
  'newsletter/:id': {
    page: lazyPage('newsletter', 'IssuePage', () => import('./newsletter/IssuePage')),
  },
  business: {
    page: lazyPage('business', 'BusinessPage', () => import('./business/BusinessPage')),
    icon: BusinessIcon,
    key: 'o',
    group: 'Office',
  },
  'business/:section': {
    page: lazyPage('business', 'SectionPage', () => import('./business/SectionPage')),
  },
  users: {
    page: lazyPage('users', 'UserListPage', () => import('./users/UserListPage')),
    icon: UsersIcon,
    key: 'u',
  },
  privacy: {
    page: lazyPage('privacy', 'PeoplePage', () => import('./privacy/PeoplePage')),
    icon: PrivacyIcon,
    key: 'p',
    group: 'Office',
  },
  'privacy/requests': {
    page: lazyPage('privacy', 'RequestsPage', () => import('./privacy/RequestsPage')),
  },
  'privacy/retention': {
    page: lazyPage('privacy', 'RetentionPage', () => import('./privacy/RetentionPage')),
  },
  'privacy/breach': {
    page: lazyPage('privacy', 'BreachesPage', () => import('./privacy/BreachesPage')),
  },
  'privacy/breach/:id': {
    page: lazyPage('privacy', 'BreachPage', () => import('./privacy/BreachPage')),
  },
  'privacy/certificates': {
    page: lazyPage('privacy', 'CertificatesPage', () => import('./privacy/CertificatesPage')),
  },
  'privacy/certificates/:id': {
    page: lazyPage('privacy', 'CertificatePage', () => import('./privacy/CertificatePage')),
  },
  settings: {
    page: lazyPage('settings', 'SettingsPage', () => import('./settings/SettingsPage')),
    icon: SettingsIcon,
    key: 's',
    group: 'Office',
  },
  'self-check': {
    page: lazyPage('self-check', 'SelfCheckPage', () => import('./care/SelfCheckPage')),
    icon: SelfCheckIcon,
    key: 'k',
    group: 'Office',
  },
  audit: {
    page: lazyPage('audit', 'AuditPage', () => import('./audit/AuditPage')),
    icon: AuditIcon,
    key: 'a',
    group: 'Office',
  },
  security: {
    page: lazyPage('security', 'SecurityPage', () => import('./security/SecurityPage')),
  },
  login: { page: LoginPage, within: 'nothing' },
  'forgot-password': { page: ForgotPasswordPage, within: 'nothing' },
  'reset-password': { page: ResetPasswordPage, within: 'nothing' },
};

const PATHS = Object.keys(PAGES) as ConsolePath[];
const resourceOf = (path: ConsolePath) => PAGES[path].resource ?? path.split('/')[0]!;

/** The routes of the pages that are shown within the page, or within the layout. */
export function routesWithin(frame?: Page['within']) {
  return PATHS.filter((path) => path !== '' && PAGES[path].within === frame).map((path) => {
    const { page: Screen } = PAGES[path];
    const inner = path === 'leads' && routesWithin(path);
    const isList = !inner && !path.includes('/');
    const resource = resourceOf(path);
    const page = <Screen />;
    return (
      <Route
        key={path}
        path={`/${path}`}
        element={
          <ResourceContextProvider value={resource}>
            {isList ? (
              <RestoreScrollPosition storeKey={`${resource}.list.scrollPosition`}>
                {page}
              </RestoreScrollPosition>
            ) : (
              page
            )}
          </ResourceContextProvider>
        }
      >
        {inner}
      </Route>
    );
  });
}

/** A page in the navigation. */
export interface Screen extends InNavigation {
  readonly path: string;
  readonly label: string;
  readonly resource: string;
}

/** The pages in the navigation, in its order. */
export const SCREENS: readonly Screen[] = PATHS.flatMap((path) => {
  const label = CONSOLE_PAGES[path];
  const page = PAGES[path];
  if (label === null || !('icon' in page)) return [];
  return {
    path: `/admin${path && '/'}${path}`,
    label,
    resource: resourceOf(path),
    ...(page as InNavigation),
  };
});

/** The pages in a role's navigation: Admin Users and Business only with the permission to manage them (spec §6). */
export function screensFor(role: Role): readonly Screen[] {
  return SCREENS.filter(({ resource }) => hasAccess(role, resource, 'manage'));
}
