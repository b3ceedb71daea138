import type { MediaConfig } from '../../platform/media-config.js';
import { CachedPictureFiles } from './cached-picture-files.js';
import { FolderPictureFiles } from './folder-picture-files.js';
import { S3PictureFiles } from './s3-picture-files.js';
import type { PictureFiles } from '../picture-files.js';

/** The storage of MEDIA_URL. Nothing is read or created yet. */
export function openPictureFiles(media: MediaConfig): PictureFiles {
  return media.kind === 'folder'
    ? new FolderPictureFiles(media.path)
    : new CachedPictureFiles(new S3PictureFiles(media));
}
