import type { ResourceProps } from 'react-admin';
import { lazyComponent } from '../loading/lazyComponent';

const LeadListPage = lazyComponent(() => import('./LeadListPage').then((module) => module.LeadListPage));

/** Leads of both kinds, at /admin/leads. */
export const leads: ResourceProps = { name: 'leads', list: LeadListPage };
