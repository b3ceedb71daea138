import { type PictureFiles, pictureFileNames, readPictureFile } from '../picture-files.js';

const [NAME, OTHER] = pictureFileNames('0123456789abcdef'.repeat(2)) as [string, string];
const CONTENT = Buffer.from([0, 1, 2, 255, 10, 13, 0]);

/** What every storage of pictures promises. */
export function describePictureFiles(name: string, open: () => PictureFiles): void {
  describe(`pictures in ${name}`, () => {
    let files: PictureFiles;
    beforeEach(async () => {
      files = open();
      await files.prepare();
      await files.remove(NAME);
      await files.remove(OTHER);
    });

    it('are read as they were stored', async () => {
      await files.put(NAME, CONTENT);
      const file = await files.open(NAME);
      expect(file?.bytes).toBe(CONTENT.length);
      expect(Buffer.concat((await file!.stream().toArray()) as Buffer[])).toEqual(CONTENT);
      expect(await files.open(OTHER)).toBeNull();
    });

    it('are read by another process on the same storage', async () => {
      await files.put(NAME, CONTENT);
      expect(await readPictureFile(open(), NAME)).toEqual(CONTENT);
    });

    it('are replaced by one of the same name', async () => {
      await files.put(NAME, CONTENT);
      await readPictureFile(files, NAME);
      const other = Buffer.alloc(300_000, 7);
      await files.put(NAME, other);
      expect(await readPictureFile(files, NAME)).toEqual(other);
    });

    it('are gone when they are removed, and removing them again does nothing', async () => {
      await files.put(NAME, CONTENT);
      await readPictureFile(files, NAME);
      await files.remove(NAME);
      await files.remove(NAME);
      expect(await files.open(NAME)).toBeNull();
    });

    it('can be prepared again and keep their content', async () => {
      await files.put(NAME, CONTENT);
      await files.prepare();
      expect(await readPictureFile(files, NAME)).toEqual(CONTENT);
    });

    it('are listed by when they were stored last', async () => {
      await files.put(NAME, CONTENT);
      expect(await files.storedBefore(new Date('2020-01-01'))).toEqual([]);
      expect(await files.storedBefore(new Date(Date.now() + 60_000))).toEqual([NAME]);
    });

    it('are stored whole when the same one is stored several times at once', async () => {
      await Promise.all([1, 2, 3].map(() => files.put(NAME, CONTENT)));
      expect(await readPictureFile(files, NAME)).toEqual(CONTENT);
    });
  });
}
