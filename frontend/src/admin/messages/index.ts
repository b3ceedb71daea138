import type { ResourceProps } from 'react-admin';
import { lazyComponent } from '../loading/lazyComponent';

const MessageListPage = lazyComponent(() =>
  import('./MessageListPage').then((module) => module.MessageListPage),
);

/** Messages to visitors and staff, at /admin/messages. */
export const messages: ResourceProps = { name: 'messages', list: MessageListPage };
