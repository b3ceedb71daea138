import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const LeadList = lazy(() => import('./LeadList').then((module) => ({ default: module.LeadList })));

/** Leads of both kinds, at /admin/leads. */
export const leads: ResourceProps = { name: 'leads', list: LeadList };
