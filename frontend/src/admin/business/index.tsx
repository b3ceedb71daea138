import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../loading/screenCode';

const BusinessPage = lazyScreen('business', () =>
  import('./BusinessPage').then((module) => module.BusinessPage),
);
const SectionPage = lazyScreen('business', () =>
  import('./SectionPage').then((module) => module.SectionPage),
);

/** What the site says of the business, at /admin/business, and the page of each section. */
export const business: ResourceProps = {
  name: 'business',
  list: BusinessPage,
  children: [<Route key="section" path=":section" element={<SectionPage />} />],
};
