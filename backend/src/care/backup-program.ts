import { ChildProgram } from '../platform/child-program.js';

/** The script of the process that makes backups. */
export class BackupProgram extends ChildProgram {}
