import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const PictureLibraryPage = lazyScreen('posts', () =>
  import('./PictureLibraryPage').then((module) => module.PictureLibraryPage),
);

/** The picture library; its page is at /admin/media and is reached from Blog. */
export const media: ResourceProps = { name: 'media', list: PictureLibraryPage };
