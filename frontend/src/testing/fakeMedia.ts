import type { MediaProvider } from '../admin/ground/api/mediaProvider';
import type { LibraryPicture } from '../shared/api-types';
import type { FakeTools } from './fakeTools';

/** A picture of the library; set only the fields that matter to the test. */
export function aPicture(changes: Partial<LibraryPicture> = {}): LibraryPicture {
  const { hash = 'abc123' } = changes;
  return {
    id: 'picture-1',
    hash,
    name: 'house.jpg',
    alt: 'A house under a tree',
    focalX: 0.5,
    focalY: 0.5,
    width: 2400,
    height: 1600,
    bytes: 1_048_576,
    url: `/media/${hash}-1600.webp`,
    thumbnail: `/media/${hash}-400.webp`,
    srcset: `/media/${hash}-400.webp 400w, /media/${hash}-1600.webp 1600w`,
    createdAt: '2026-11-20T01:00:00.000Z',
    uploadedByName: 'Ana Santos',
    uses: [],
    ...changes,
  };
}

export interface MediaData {
  pictures: LibraryPicture[];
}

export const emptyMedia = (): MediaData => ({ pictures: [] });

/** The picture library's part of the fake provider. */
export function fakeMedia({ data, change }: FakeTools<MediaData>): MediaProvider {
  return {
    uploadPicture: (file, onProgress) =>
      change(`uploadPicture ${file.name}`, () => {
        onProgress(1);
        const hash = file.name.replace(/\W/g, '');
        const added = aPicture({ id: `picture-${hash}`, hash, name: file.name, alt: '' });
        data.pictures = [added, ...data.pictures];
        return added;
      }),
  };
}
