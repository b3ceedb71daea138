import type { DataProvider } from 'react-admin';
import type { LibraryPicture, ListedPicture } from '@/shared/api-types';
import { api } from './api';
import { uploadFile } from './uploadFile';

/** What can be changed of a picture; missing fields stay as they are. */
export type PictureChange = Partial<Pick<LibraryPicture, 'alt' | 'focalX' | 'focalY'>>;

const MEDIA = '/api/admin/media';

/** The picture library over the REST API. */
export const mediaProvider = (base: DataProvider) => ({
  /** Newest first; `query` searches name and description. */
  async pictures(
    query: string,
    offset: number,
    limit: number,
  ): Promise<{ pictures: readonly ListedPicture[]; total: number }> {
    const { data, total = 0 } = await base.getList<ListedPicture>('media', {
      filter: query === '' ? {} : { q: query },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: offset / limit + 1, perPage: limit },
    });
    return { pictures: data, total };
  },
  picture: (id: string) => api.get('/api/admin/media/{id}', { path: { id } }),
  /** Reports the share that was sent, from 0 to 1. A file that the library has already resolves to its picture. */
  uploadPicture(file: File, onProgress: (share: number) => void): Promise<LibraryPicture> {
    const form = new FormData();
    form.append('file', file);
    return uploadFile(MEDIA, form, onProgress);
  },
  changePicture: (id: string, { alt, focalX, focalY }: PictureChange) =>
    api.patch('/api/admin/media/{id}', { path: { id }, body: { alt, focalX, focalY } }),
  /** Rejects with 409 while the picture is shown somewhere. */
  deletePicture: (id: string) => api.delete('/api/admin/media/{id}', { path: { id } }),
});

export type MediaProvider = ReturnType<typeof mediaProvider>;
