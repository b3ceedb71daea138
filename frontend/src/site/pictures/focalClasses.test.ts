import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { focalClasses } from './focalClasses';

test.each([
  ['50% 30%', 'focal-x-5 focal-y-3'],
  ['0% 100%', 'focal-x-0 focal-y-10'],
  ['12.5% 96%', 'focal-x-1 focal-y-10'],
  ['-4% 180%', 'focal-x-0 focal-y-10'],
  ['center', 'focal-x-5 focal-y-5'],
  ['', 'focal-x-5 focal-y-5'],
])('the position %j has the classes %s', (position, classes) => {
  expect(focalClasses(position)).toBe(classes);
});

test('the style sheet has a rule for every step', () => {
  const styles = readFileSync(resolve(import.meta.dirname, '../styles/pictures.css'), 'utf8');
  for (let step = 0; step <= 10; step += 1)
    for (const axis of ['x', 'y'])
      expect(styles).toContain(`.focal-${axis}-${step} {\n  --focal-${axis}: ${step * 10}%;\n}`);
});
