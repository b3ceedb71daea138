// npm run check: the static checks. All steps run even when one fails; only failed steps show their output.
// `npm run check -- lint types` runs only those steps.
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

const steps = {
  build: [npm('run', 'build')],
  format: [tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')],
  types: [types('backend'), types('frontend')],
  lint: [
    tool(
      'eslint/bin/eslint.js',
      '.',
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cache}/eslint/`,
    ),
  ],
  // the import rules in .dependency-cruiser.mjs
  architecture: [tool('dependency-cruiser/bin/dependency-cruise.mjs', 'backend/src', 'frontend/src')],
  // unused files, exports and dependencies
  unused: [tool('knip/bin/knip.js', '--no-progress', '--no-config-hints')],
  duplicates: [[process.execPath, 'backend/scripts/single-copies.mjs']],
  // generated files are up to date
  openapi: [[process.execPath, 'backend/scripts/openapi.mjs', '--check']],
  size: [[process.execPath, 'frontend/scripts/size-budget.mjs']],
};

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const total = stopwatch();
const failed = [];
for (const [name, commands] of Object.entries(steps)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  const time = stopwatch();
  const results = [];
  for (const command of commands) results.push(await run(command));
  const bad = results.filter(({ code }) => code !== 0);
  console.log(`${bad.length > 0 ? 'FAIL' : ' ok '}  ${name.padEnd(14)}${time()}`);
  for (const { output } of bad) console.log(`\n${output.trim()}\n`);
  if (bad.length > 0) failed.push(name);
}

console.log(failed.length > 0 ? `check failed: ${failed.join(', ')}` : `check passed in ${total()}`);
process.exitCode = failed.length > 0 ? 1 : 0;
