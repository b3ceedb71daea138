// What the tests cost: the table at the end of `npm test`.

const KINDS = [
  ['unit', /^backend\/src\/.*\/(domain|application)\//],
  ['adapters', /^backend\/(?:src|testing)\//],
  ['whole application', /^backend\/test\//],
  ['console and site', /^frontend\/src\//],
  ['browser', /^frontend\/e2e\//],
];

/** The costs added up by kind. Of a browser test the system does not tell the CPU time. */
export function costByKind(files) {
  return KINDS.map(([name]) => {
    const ofKind = files.filter((file) => kindOf(file) === name);
    const sum = (of) => ofKind.reduce((total, file) => total + file[of], 0);
    return {
      name,
      files: ofKind.length,
      tests: sum('tests'),
      wallSeconds: sum('wallSeconds'),
      cpuSeconds: name === 'browser' ? undefined : sum('cpuSeconds'),
    };
  }).filter((kind) => kind.files > 0);
}

/**
 * The costs by kind, of the programs that ran the tests, and of the ten dearest files.
 * @param files `{ file, tests, wallSeconds, cpuSeconds? }`
 * @param steps `{ name, wallSeconds, cpuSeconds? }`
 */
export function costTable(files, steps) {
  const dearest = [...files].sort((one, other) => cost(other) - cost(one)).slice(0, 10);
  return [
    'files   tests  wall s   CPU s   (wall: the sum over parallel workers)',
    ...costByKind(files).map(line),
    '',
    ...steps.map(line),
    '',
    'the ten dearest files:',
    ...dearest.map(({ file, ...row }) => line({ name: file, ...row })),
  ].join('\n');
}

const kindOf = ({ file }) => KINDS.find(([, pattern]) => pattern.test(file))[0];
const cost = ({ cpuSeconds, wallSeconds }) => cpuSeconds ?? wallSeconds;

function line({ name, files = '', tests = '', wallSeconds, cpuSeconds }) {
  return [
    `${files}`.padStart(5),
    `${tests}`.padStart(7),
    seconds(wallSeconds),
    seconds(cpuSeconds),
    ` ${name}`,
  ].join(' ');
}

const seconds = (value) => (value === undefined ? '–' : value.toFixed(1)).padStart(7);
