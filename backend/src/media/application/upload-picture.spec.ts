import { Conflict } from '../../platform/domain-error.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { fileNames } from '../domain/picture-files.js';
import { aStoredPicture } from '../testing/builders.js';
import { aLibrary } from '../testing/in-memory-pictures.js';
import { MAX_PICTURES, UploadPicture } from './upload-picture.js';

const BY = { id: 'ana' };
const PICTURE = { content: Buffer.from('any'), name: 'holiday/office.jpg', alt: 'The office' };

const setUp = (library = aLibrary()) => ({
  ...library,
  upload: new UploadPicture(library.units, library.pictures, library.storage, new FixedClock()),
});

describe('uploading a picture', () => {
  it('stores it with its files, and announces it', async () => {
    const { upload, pictures, files, shown } = setUp();
    const { picture, isNew } = await upload.execute(PICTURE, BY);
    expect(isNew).toBe(true);
    expect(picture).toMatchObject({
      name: 'office.jpg',
      alt: 'The office',
      bytes: 3,
      uploadedBy: 'ana',
      focalX: 0.5,
    });
    expect(pictures.stored).toEqual([picture]);
    expect([...files.contents.keys()]).toEqual(fileNames(picture.hash));
    expect(shown.announced).toBe(1);
  });

  it('again is the picture that is there, and restores files that were lost', async () => {
    const { upload, pictures, files, maker, shown } = setUp();
    const { picture } = await upload.execute(PICTURE, BY);
    expect(await upload.execute({ ...PICTURE, alt: 'Other' }, BY)).toEqual({ picture, isNew: false });
    expect(maker.made).toBe(1);
    files.contents.delete(fileNames(picture.hash)[3]!);
    await upload.execute(PICTURE, BY);
    expect(files.contents.size).toBe(6);
    expect([pictures.stored.length, maker.made, shown.announced]).toEqual([1, 2, 1]);
  });

  it('that another replica stores at the same moment returns the one of that replica', async () => {
    const { upload, pictures, storage } = setUp();
    const other = aStoredPicture();
    const store = storage.store.bind(storage);
    storage.store = async (made) => {
      await store(made);
      pictures.stored.push({ ...other, hash: made.files[0]!.name.slice(0, 32) });
    };
    const { picture, isNew } = await upload.execute(PICTURE, BY);
    expect([picture.id, isNew, pictures.stored.length]).toEqual([other.id, false, 1]);
  });

  it('that cannot be stored leaves nothing', async () => {
    const { upload, pictures, files, shown } = setUp();
    pictures.add = () => Promise.reject(new Error('disk full'));
    await expect(upload.execute(PICTURE, BY)).rejects.toThrow('disk full');
    expect([files.contents.size, pictures.stored, shown.announced]).toEqual([0, [], 0]);
  });

  it('is refused when the library is full, before anything is decoded', async () => {
    const full = Array.from({ length: MAX_PICTURES }, () => aStoredPicture());
    const { upload, maker } = setUp(aLibrary(...full));
    await expect(upload.execute(PICTURE, BY)).rejects.toThrow(Conflict);
    expect(maker.made).toBe(0);
  });
});
