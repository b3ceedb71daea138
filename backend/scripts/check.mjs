// npm run check: the static checks, one for each core at a time. All steps run even when one fails; only failed steps show
// their output. `npm run check -- lint types` runs only those steps.
import { availableParallelism } from 'node:os';
import { npm, root, run, stopwatch, tool } from './run.mjs';

process.chdir(root);
const cache = 'node_modules/.cache';
const types = (workspace) =>
  tool(
    'typescript/bin/tsc',
    '-p',
    workspace,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `${cache}/tsc/${workspace}.tsbuildinfo`,
  );

const lint = (name, ...options) =>
  tool(
    'eslint/bin/eslint.js',
    '--max-warnings=0',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${cache}/eslint/${name}`,
    ...options,
  );

/** The build first, because the last steps read it; then the long ones. */
const steps = {
  build: npm('run', 'build'),
  'lint backend': lint('backend', '.', '--ignore-pattern=frontend/'),
  'lint frontend': lint('frontend', 'frontend'),
  'types backend': types('backend'),
  'types frontend': types('frontend'),
  format: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  // the import rules in .dependency-cruiser.mjs
  architecture: tool('dependency-cruiser/bin/dependency-cruise.mjs', 'backend/src', 'frontend/src'),
  // unused files, exports and dependencies
  unused: tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  duplicates: [process.execPath, 'backend/scripts/single-copies.mjs'],
  // generated files are up to date
  openapi: [process.execPath, 'backend/scripts/openapi.mjs', '--check'],
  size: [process.execPath, 'frontend/scripts/size-budget.mjs'],
};
const READ_THE_BUILD = ['openapi', 'size'];

const selected = process.argv.slice(2);
const isCalled = (name, word) => name === word || name.split(' ')[0] === word;
const unknown = selected.filter((word) => !Object.keys(steps).some((name) => isCalled(name, word)));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const total = stopwatch();
const failed = [];
const left = Object.keys(steps).filter(
  (name) => selected.length === 0 || selected.some((word) => isCalled(name, word)),
);
let built;
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let name = left.shift(); name; name = left.shift()) {
      if (READ_THE_BUILD.includes(name)) await built;
      const checked = check(name);
      if (name === 'build') built = checked;
      await checked;
    }
  }),
);
console.log(failed.length > 0 ? `check failed: ${failed.join(', ')}` : `check passed in ${total()}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function check(name) {
  const time = stopwatch();
  const { code, output } = await run(steps[name]);
  console.log(`${code === 0 ? ' ok ' : 'FAIL'}  ${name.padEnd(16)}${time()}`);
  if (code === 0) return;
  console.log(`\n${output.trim()}\n`);
  failed.push(name);
}
