import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const AuditPage = lazyScreen('audit', () => import('./AuditPage').then((module) => module.AuditPage));

/** Who did what, at /admin/audit; users without the permission see a message instead. */
export const audit: ResourceProps = { name: 'audit', list: AuditPage };
