import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const MessageListPage = lazyScreen('messages', () =>
  import('./MessageListPage').then((module) => module.MessageListPage),
);

/** Messages to visitors and staff, at /admin/messages. */
export const messages: ResourceProps = { name: 'messages', list: MessageListPage };
