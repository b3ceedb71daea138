import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const PostListPage = lazyScreen('posts', () =>
  import('./PostListPage').then((module) => module.PostListPage),
);

/** The resource of blog posts; its page is at /admin/blog. */
export const posts: ResourceProps = { name: 'posts', list: PostListPage };
