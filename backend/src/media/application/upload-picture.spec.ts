import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { Conflict } from '../../platform/domain-error.js';
import type { PictureFiles } from '../picture-files.js';
import type { Pictures } from '../pictures.js';
import { PictureWork } from './picture-work.js';
import type { SqlPictures } from '../store/sql-pictures.js';
import { MAX_PICTURES, UploadPicture } from './upload-picture.js';

describe('uploading a picture', () => {
  it('is refused when the library is full, before anything is decoded', async () => {
    const pictures = {
      findByHash: () => Promise.resolve(null),
      count: () => Promise.resolve(MAX_PICTURES),
    } as Partial<SqlPictures> as SqlPictures;
    const make = jest.fn();
    const upload = new UploadPicture(
      pictures,
      { make },
      {} as PictureFiles,
      new PictureWork(),
      {} as Pictures,
      new FixedClock(),
    );
    const picture = { content: Buffer.from('any'), name: 'a.jpg', alt: '' };
    await expect(upload.execute(picture, { id: 'u1' })).rejects.toThrow(Conflict);
    expect(make).not.toHaveBeenCalled();
  });
});
