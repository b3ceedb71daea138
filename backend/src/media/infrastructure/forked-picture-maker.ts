import { Injectable } from '@nestjs/common';
import { Invalid } from '../../platform/domain-error.js';
import { type MadePicture, PictureMaker } from '../application/ports.js';
import { PictureProgram } from '../picture-program.js';

export interface PictureJob {
  readonly file: Uint8Array;
  readonly hash: string;
}
export type PictureAnswer =
  { readonly picture: MadePicture } | { readonly errors: Readonly<Record<string, string>> };

/** No picture within the limits takes this long. */
const TIMEOUT_MS = 60_000;

/**
 * Makes each picture in a process of its own: the decoder of foreign files is apart from the server, and what it used of
 * memory, which the C library would keep, ends with it.
 */
@Injectable()
export class ForkedPictureMaker extends PictureMaker {
  constructor(private readonly program: PictureProgram) {
    super();
  }

  override make(file: Buffer, hash: string): Promise<MadePicture> {
    return new Promise((resolve, reject) => {
      const child = this.program.start({
        serialization: 'advanced',
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
      });
      let answer: PictureAnswer | undefined;
      child.once('spawn', () => child.send({ file, hash } satisfies PictureJob, () => undefined));
      child.once('message', (message: PictureAnswer) => (answer = message));
      child.once('error', (cause) => reject(new Error('The program that makes pictures failed', { cause })));
      child.once('exit', (code, signal) => {
        if (!answer) reject(new Error(`The program that makes pictures ended (${signal ?? code})`));
        else if ('errors' in answer) reject(new Invalid(answer.errors));
        else resolve(withBuffers(answer.picture));
      });
    });
  }
}

/** Between processes a Buffer becomes a Uint8Array. */
function withBuffers({ files, ...picture }: MadePicture): MadePicture {
  return { ...picture, files: files.map(({ name, content }) => ({ name, content: Buffer.from(content) })) };
}
