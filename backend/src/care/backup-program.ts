/** The script of the process that makes backups. */
export class BackupProgram {
  constructor(
    readonly path: string,
    readonly nodeOptions: readonly string[] = [],
  ) {}
}
