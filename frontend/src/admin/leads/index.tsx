import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '../loading/screenCode';
import { LeadsScreen } from './LeadsScreen';

const LeadPage = lazyScreen('leads', () => import('../lead/LeadPage').then((module) => module.LeadPage));

/** Leads of both kinds, at /admin/leads, and the page of each of them. */
export const leads: ResourceProps = {
  name: 'leads',
  children: (
    <Route element={<LeadsScreen />}>
      <Route index element={null} />
      <Route path=":leadType/:leadId" element={<LeadPage />} />
    </Route>
  ),
};
