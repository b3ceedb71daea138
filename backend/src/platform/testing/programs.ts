import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const BACKEND = resolve(import.meta.dirname, '../../..');
const LOADER = pathToFileURL(resolve(BACKEND, 'testing/typescript.mjs')).href;

/** A program of the build, which `npm test` brings up to date: it starts in half the time that the sources take. */
export const builtProgram = (name: string) => join(BACKEND, `dist/${name}.js`);

/** The command line that runs a file of backend/src from the sources. */
export const sourceProgram = (file: string) => ['--import', LOADER, join(BACKEND, 'src', file)];
