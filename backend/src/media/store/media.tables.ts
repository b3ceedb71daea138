import { id, int, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import type { StoredPicture } from '../domain/stored-picture.js';

/** The focal point in thousandths. */
export interface MediaRow extends StoredPicture {
  /** For the search: name and text in lower case. */
  readonly searchText: string;
}

export const MediaTable = new Table<MediaRow>({
  name: 'media',
  holds: { noPerson: 'pictures of the site', texts: ['name', 'searchText'] },
  exported: { notExported: 'pictures have files of their own' },
  columns: {
    id,
    hash: text,
    name: text,
    alt: text,
    searchText: text,
    focalX: int,
    focalY: int,
    width: int,
    height: int,
    bytes: int,
    createdAt: text,
    uploadedBy: text,
  },
});
