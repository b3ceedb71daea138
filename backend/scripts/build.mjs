// npm run build: builds the front end and the backend, unless the same sources and tools made the files that are there.
// `npm run build -- backend` builds only that.
import './build-sqlite.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { npm, root, run, stopwatch } from './run.mjs';

const all = ['frontend', 'backend'];
const workspaces = process.argv.length > 2 ? process.argv.slice(2) : all;
const tests = ['test', 'testing', 'faults', 'bench', 'e2e'];
const inputs = (workspace) =>
  readdirSync(join(root, workspace))
    .filter((name) => !['node_modules', 'dist', ...tests].includes(name))
    .map((name) => `${workspace}/${name}`);
const shared = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];
/** The front end compiles the contract, which is in the back end. */
const sourcesOf = {
  frontend: () => [...shared, ...all.flatMap(inputs)],
  backend: () => [...shared, ...inputs('backend')],
};
const settings = Object.entries(process.env).filter(
  ([name]) => name === 'NODE_ENV' || name.startsWith('VITE_'),
);

const done = await Promise.all(workspaces.map(bringUpToDate));
if (!done.every(Boolean)) process.exitCode = 1;
else if (!done.includes('built')) console.log('The build is up to date.');

async function bringUpToDate(workspace) {
  const stamp = join(root, `node_modules/.cache/build/${workspace}`);
  // of sources that change meanwhile the stamp has the old hash
  const sources = hash(sourcesOf[workspace]());
  const current = () => `${sources} ${hash([`${workspace}/dist`])}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current()) return 'current';
  rmSync(stamp, { force: true });
  if (!(await build(workspace))) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current());
  return 'built';
}

async function build(workspace) {
  const time = stopwatch();
  const { code, output } = await run(npm('run', 'build', '-w', workspace));
  console.log(
    code === 0 ? `${workspace} built in ${time()}` : `${output}\nThe build of ${workspace} failed.`,
  );
  return code === 0;
}

/** The hash of the settings and of every file in these places. */
function hash(places) {
  const all = createHash('sha256').update(`${process.version} ${JSON.stringify(settings)}`);
  for (const file of places.flatMap(filesOf))
    all
      .update(`\0${relative(root, file)}\0`)
      .update(createHash('sha256').update(readFileSync(file)).digest());
  return all.digest('hex');
}

function filesOf(place) {
  const path = join(root, place);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
