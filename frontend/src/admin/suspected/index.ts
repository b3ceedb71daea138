import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const SuspectedPage = lazyScreen('leads', () =>
  import('./SuspectedPage').then((module) => module.SuspectedPage),
);

/** Posts that may be from robots; the page is at /admin/suspected and is reached from Leads. */
export const suspected: ResourceProps = { name: 'suspected', list: SuspectedPage };
