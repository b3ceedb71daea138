import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Invalid } from '../../platform/domain-error.js';
import { builtProgram } from '../../platform/testing/programs.js';
import { plain } from '../testing/files.js';
import { ForkedPictureMaker, PictureProgram } from './forked-picture-maker.js';
import { SharpPictureMaker } from './sharp-picture-maker.js';

const PROGRAM = new PictureProgram(builtProgram('media/infrastructure/picture-process'));
const HASH = 'cd'.repeat(16);
const made = (file: Buffer, program = PROGRAM) => new ForkedPictureMaker(program).make(file, HASH);

describe('a picture made in a process of its own', () => {
  it('is the same as one made here', async () => {
    const file = await plain(900, 300).png().toBuffer();
    expect(await made(file)).toEqual(await new SharpPictureMaker().make(file, HASH));
  });

  it('is rejected in the same words', async () => {
    const error: unknown = await made(Buffer.from('no picture')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Invalid);
    expect((error as Invalid).errors.file).toMatch(/not a picture/);
  });

  it('is made of an AVIF of twelve megapixels, which takes the most memory', async () => {
    const file = await plain(4000, 3000).avif({ effort: 0 }).toBuffer();
    expect(await made(file)).toMatchObject({ width: 4000, height: 3000 });
  });

  it('is rejected when its decoder needs more memory than the process may take', async () => {
    const file = await plain(7000, 7000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
    const result = await made(file).catch((error: unknown) => error);
    // elsewhere than on Linux nothing limits the memory of a process
    const words = { file: expect.stringContaining('takes too much memory to read') };
    expect(result).toMatchObject(process.platform === 'linux' ? { errors: words } : { width: 7000 });
  });

  it('fails when the process is killed, and does not wait for it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-'));
    const path = join(folder, 'killed.mjs');
    writeFileSync(path, "process.once('message', () => process.kill(process.pid, 'SIGKILL'));");
    await expect(made(Buffer.from('any'), new PictureProgram(path))).rejects.toThrow('ended (SIGKILL)');
    rmSync(folder, { recursive: true });
  });
});
