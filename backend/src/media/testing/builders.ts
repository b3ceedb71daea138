import { newId } from '../../platform/clock.js';
import type { StoredPicture } from '../domain/stored-picture.js';

let made = 0;

/** A picture of the library; no two have the same hash. */
export function aStoredPicture(changes: Partial<StoredPicture> = {}): StoredPicture {
  return {
    id: newId(),
    hash: (++made).toString(16).padStart(32, '0'),
    name: 'office.jpg',
    alt: 'The office in Makati',
    focalX: 0.5,
    focalY: 0.5,
    width: 2000,
    height: 1000,
    bytes: 123_456,
    createdAt: '2026-11-21T02:00:00.000Z',
    uploadedBy: newId(),
    ...changes,
  };
}
