import { Injectable } from '@nestjs/common';
import { Invalid } from '../../platform/domain-error.js';
import type { Said } from '../../platform/sentences/said.js';
import { ChildProgram } from '../../platform/child-program.js';
import { type MadePicture, PictureMaker } from '../application/ports.js';

/** The script of the process that makes the files of a picture. */
export class PictureProgram extends ChildProgram {}

export interface PictureJob {
  readonly file: Uint8Array;
  readonly hash: string;
}
export type PictureAnswer =
  { readonly picture: MadePicture } | { readonly wrong: Readonly<Record<string, Said>> };

/** No picture within the limits takes this long. */
const TIMEOUT_MS = 60_000;
/** What the process may allocate, its program included. The largest pictures that are accepted take 350 MB of it. */
const MEMORY_KB = 384 * 1024;

/**
 * Without a compiler V8 reserves no memory for code, which would count (512 MB with Node 24), and none is executable. Before
 * Node 24 V8 warns unless WebAssembly is turned off as well; since then it is off, and the flag is unknown.
 */
const NODE = ['--jitless', ...(parseInt(process.versions.node) < 24 ? ['--no-expose-wasm'] : [])];
/**
 * On Linux a shell sets the limit, because Node cannot, and lets the process be the first that is killed when the memory of
 * the machine or container runs out. Elsewhere there is no limit.
 */
const LIMITED =
  process.platform === 'linux'
    ? {
        execPath: '/bin/sh',
        execArgv: [
          '-c',
          `echo 1000 >/proc/self/oom_score_adj; ulimit -d ${MEMORY_KB}; exec "$@"`,
          'sh',
          process.execPath,
          ...NODE,
        ],
      }
    : { execArgv: NODE };

/**
 * Makes each picture in a process of its own with limited memory: the decoder of foreign files is apart from the server,
 * and what it used of memory, which the C library would keep, ends with it.
 */
@Injectable()
export class ForkedPictureMaker extends PictureMaker {
  constructor(private readonly program: PictureProgram) {
    super();
  }

  override make(file: Buffer, hash: string): Promise<MadePicture> {
    return new Promise((resolve, reject) => {
      const child = this.program.start({
        ...LIMITED,
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
        else if ('wrong' in answer) reject(new Invalid(answer.wrong));
        else resolve(withBuffers(answer.picture));
      });
    });
  }
}

/** Between processes a Buffer becomes a Uint8Array. */
function withBuffers({ files, ...picture }: MadePicture): MadePicture {
  return { ...picture, files: files.map(({ name, content }) => ({ name, content: Buffer.from(content) })) };
}
