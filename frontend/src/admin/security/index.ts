import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const SecurityPage = lazyScreen('security', () =>
  import('./SecurityPage').then((module) => module.SecurityPage),
);

/** The signed-in user's own account, at /admin/security. */
export const security: ResourceProps = { name: 'security', list: SecurityPage };
