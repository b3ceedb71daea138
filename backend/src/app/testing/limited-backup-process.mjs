// The program that makes backups, in a process whose files can have 40 kB only: to it, that looks like a full disk.
import { execFileSync } from 'node:child_process';

execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=40000:unlimited']);
await import('../../../dist/app/backup-process.js');
