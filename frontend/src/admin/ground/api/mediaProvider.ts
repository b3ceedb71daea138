import type { LibraryPicture } from '@/shared/api-types';
import { uploadFile } from './uploadFile';

const MEDIA = '/api/admin/media';

/** The picture library over the REST API. */
export const mediaProvider = {
  /** Reports the share that was sent, from 0 to 1. A file that the library has already resolves to its picture. */
  uploadPicture(file: File, onProgress: (share: number) => void): Promise<LibraryPicture> {
    const form = new FormData();
    form.append('file', file);
    return uploadFile(MEDIA, form, onProgress);
  },
};

export type MediaProvider = typeof mediaProvider;
