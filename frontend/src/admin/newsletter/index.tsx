import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../loading/screenCode';

const IssueListPage = lazyScreen('newsletter', () =>
  import('./IssueListPage').then((module) => module.IssueListPage),
);
const SubscriberListPage = lazyScreen('newsletter', () =>
  import('./SubscriberListPage').then((module) => module.SubscriberListPage),
);
const IssuePage = lazyScreen('newsletter', () => import('./IssuePage').then((module) => module.IssuePage));

/**
 * Issues of the newsletter, at /admin/newsletter, the page of each of them (`new` instead of an id begins one), and the
 * subscribers.
 */
export const newsletter: ResourceProps = {
  name: 'newsletter',
  list: IssueListPage,
  children: [
    <Route key="subscribers" path="subscribers" element={<SubscriberListPage />} />,
    <Route key="issue" path=":id" element={<IssuePage />} />,
  ],
};
