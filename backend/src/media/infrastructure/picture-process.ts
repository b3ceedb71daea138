// Makes the files of one picture and ends; the server starts this program for each upload.
import '../../platform/check-node.js';
import '../../platform/source-lines.js';
import { Invalid } from '../../platform/domain-error.js';
import type { PictureAnswer, PictureJob } from './forked-picture-maker.js';
import { SharpPictureMaker } from './sharp-picture-maker.js';

process.once('message', (job: PictureJob) => void answer(job));

async function answer({ file, hash }: PictureJob): Promise<void> {
  process.send!(await made(Buffer.from(file), hash), () => process.disconnect());
}

async function made(file: Buffer, hash: string): Promise<PictureAnswer> {
  try {
    return { picture: await new SharpPictureMaker().make(file, hash) };
  } catch (error) {
    if (error instanceof Invalid) return { wrong: error.fields };
    throw error;
  }
}
