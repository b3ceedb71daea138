import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { fileNames, urlPrefix } from '../domain/picture-files.js';
import { MediaUses } from '../media-uses.js';
import { aStoredPicture } from '../testing/builders.js';
import { aLibrary } from '../testing/in-memory-pictures.js';
import { ChangePicture } from './change-picture.js';
import { DeletePicture } from './delete-picture.js';

const PICTURE = aStoredPicture();

function setUp() {
  const library = aLibrary(PICTURE);
  const { units, pictures, storage, files } = library;
  for (const name of fileNames(PICTURE.hash)) files.contents.set(name, Buffer.from(name));
  const uses = new MediaUses();
  const change = new ChangePicture(units, pictures);
  return { ...library, uses, change, remove: new DeletePicture(units, pictures, uses, storage) };
}

describe('changing a picture', () => {
  it('stores what is given, and announces it', async () => {
    const { change, pictures, shown } = setUp();
    const changed = { ...PICTURE, alt: 'A door' };
    expect(await change.execute(PICTURE.id, { alt: 'A door' })).toEqual(changed);
    expect([pictures.stored, shown.announced]).toEqual([[changed], 1]);
  });

  it('rejects an unknown one', async () => {
    const { change, shown } = setUp();
    expect(await rejectionOf(change.execute('nothing', {}))).toMatchObject({ kind: 'NotFound' });
    expect(shown.announced).toBe(0);
  });
});

describe('deleting a picture', () => {
  it('removes it with its files, and announces it', async () => {
    const { remove, pictures, files, shown } = setUp();
    expect(await remove.execute(PICTURE.id)).toEqual({ left: [] });
    expect([pictures.stored, files.contents.size, shown.announced]).toEqual([[], 0, 1]);
  });

  it('returns the files that the storage did not delete', async () => {
    const { remove, pictures, files } = setUp();
    files.failure = new Error('away');
    expect(await remove.execute(PICTURE.id)).toEqual({ left: fileNames(PICTURE.hash) });
    expect(pictures.stored).toEqual([]);
  });

  it('rejects one that is shown somewhere, and names three places', async () => {
    const { remove, uses, pictures, files, shown } = setUp();
    uses.register('article', async (prefix) =>
      ['One', 'Two', 'Three', 'Four'].map((label) => ({
        kind: 'article',
        label: prefix === urlPrefix(PICTURE.hash) ? label : prefix,
        link: '/admin/blog',
      })),
    );
    const rejection = await rejectionOf(remove.execute(PICTURE.id));
    expect(rejection).toMatchObject({ kind: 'Conflict' });
    expect(rejection.message).toContain('“One”, “Two”, “Three” and 1 more');
    expect([pictures.stored.length, files.contents.size, shown.announced]).toEqual([1, 6, 0]);
  });

  it('rejects an unknown one', async () => {
    expect(await rejectionOf(setUp().remove.execute('nothing'))).toMatchObject({ kind: 'NotFound' });
  });
});
