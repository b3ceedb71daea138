import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../loading/screenCode';

const PeoplePage = lazyScreen('privacy', () => import('./PeoplePage').then((module) => module.PeoplePage));
const RequestsPage = lazyScreen('privacy', () =>
  import('./RequestsPage').then((module) => module.RequestsPage),
);
const RetentionPage = lazyScreen('privacy', () =>
  import('./RetentionPage').then((module) => module.RetentionPage),
);
const BreachesPage = lazyScreen('privacy', () =>
  import('./BreachesPage').then((module) => module.BreachesPage),
);
const BreachPage = lazyScreen('privacy', () => import('./BreachPage').then((module) => module.BreachPage));
const CertificatesPage = lazyScreen('privacy', () =>
  import('./CertificatesPage').then((module) => module.CertificatesPage),
);
const CertificatePage = lazyScreen('privacy', () =>
  import('./CertificatePage').then((module) => module.CertificatePage),
);

/**
 * The privacy desk, at /admin/privacy: what is held of a person, their requests, what is kept too long, breaches and the
 * certificates of erasures.
 */
export const privacy: ResourceProps = {
  name: 'privacy',
  list: PeoplePage,
  children: [
    <Route key="requests" path="requests" element={<RequestsPage />} />,
    <Route key="retention" path="retention" element={<RetentionPage />} />,
    <Route key="breach" path="breach" element={<BreachesPage />} />,
    <Route key="case" path="breach/:id" element={<BreachPage />} />,
    <Route key="certificates" path="certificates" element={<CertificatesPage />} />,
    <Route key="certificate" path="certificates/:id" element={<CertificatePage />} />,
  ],
};
