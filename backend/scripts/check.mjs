// npm run check: everything that can be said about the code without running its tests. All steps run even when one
// fails; the output of a step is shown only when it does. `npm run check -- lint types` runs those steps alone.
import { npm, root, run, stopwatch, tool } from './run.mjs';

process.chdir(root);
const cache = 'node_modules/.cache';
const types = (workspace) =>
  tool(
    'typescript/bin/tsc',
    ...[
      '-p',
      workspace,
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      `${cache}/tsc/${workspace}.tsbuildinfo`,
    ],
  );

const steps = {
  build: [npm('run', 'build')],
  format: [tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')],
  types: [types('backend'), types('frontend')],
  lint: [
    tool(
      'eslint/bin/eslint.js',
      ...[
        '.',
        '--max-warnings=0',
        '--cache',
        '--cache-strategy=content',
        `--cache-location=${cache}/eslint/`,
      ],
    ),
  ],
  // the layer rules; part of `npm test` too
  architecture: [tool('jest/bin/jest.js', '--projects', 'backend', '--silent', 'test/architecture')],
  // files, exports and dependencies that nothing uses
  unused: [tool('knip/bin/knip.js', '--no-progress', '--no-config-hints')],
  duplicates: [[process.execPath, 'backend/scripts/single-copies.mjs']],
  // generated files are what the code generates
  openapi: [[process.execPath, 'backend/scripts/openapi.mjs', '--check']],
  size: [[process.execPath, 'frontend/scripts/size-budget.mjs']],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const total = stopwatch();
const failed = [];
for (const [name, commands] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
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
