import { isOwnFile, isOwnList, presetOf, PRESETS } from './presets.js';

test.each(PRESETS.map((preset) => [preset.name, preset] as const))(
  'a file of %s is known by its headings, whatever stands beside them',
  (_, preset) => {
    expect(presetOf(['Beside', ...preset.knownBy.toReversed()])).toBe(preset);
    expect(presetOf(preset.knownBy.slice(1))?.name).not.toBe(preset.name);
  },
);

test('a file that was made by hand is of no source', () => expect(presetOf(['Name', 'Email'])).toBeNull());

test.each([
  ['a list that this software has exported', ['Client ID', 'Email', 'Policies in Force'], true, true],
  ['the wrong rows of an import', ['Name', 'Email', 'Error'], false, true],
  ['a file with errors in another place', ['Error', 'Name', 'Email'], false, false],
  ['a file of another source', ['uuid', 'email', 'attributes', 'status'], false, false],
  ['a file without headings', [], false, false],
])('%s (%j) is an own list: %s, an own file: %s', (_, headings, isList, isFile) =>
  expect([isOwnList(headings), isOwnFile(headings)]).toEqual([isList, isFile]),
);
