import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { Conflict } from '../../platform/domain-error.js';
import type { PictureFiles } from '../picture-files.js';
import type { PictureChanges, PictureRepository, PictureWork } from './ports.js';
import { MAX_PICTURES, UploadPicture } from './upload-picture.js';

describe('uploading a picture', () => {
  it('is refused when the library is full, before anything is decoded', async () => {
    const pictures = {
      findByHash: () => Promise.resolve(null),
      count: () => Promise.resolve(MAX_PICTURES),
    } as Partial<PictureRepository> as PictureRepository;
    const make = jest.fn();
    const work: PictureWork = { run: (job) => job() };
    const upload = new UploadPicture(
      pictures,
      { make },
      {} as PictureFiles,
      work,
      {} as PictureChanges,
      new FixedClock(),
    );
    const picture = { content: Buffer.from('any'), name: 'a.jpg', alt: '' };
    await expect(upload.execute(picture, { id: 'u1' })).rejects.toThrow(Conflict);
    expect(make).not.toHaveBeenCalled();
  });
});
