import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const SelfCheckPage = lazyScreen('self-check', () =>
  import('./SelfCheckPage').then((module) => module.SelfCheckPage),
);

/** Whether everything works, at /admin/self-check; users without the permission see a message instead. */
export const selfCheck: ResourceProps = { name: 'self-check', list: SelfCheckPage };
