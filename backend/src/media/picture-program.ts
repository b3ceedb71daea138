import { ChildProgram } from '../platform/child-program.js';

/** The script of the process that makes the files of a picture. */
export class PictureProgram extends ChildProgram {}
