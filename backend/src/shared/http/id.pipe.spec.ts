import { newId } from '../clock.js';
import { refusalOf } from '../testing/refusals.js';
import { IdPipe } from './id.pipe.js';

describe('an id in a path', () => {
  const pipe = new IdPipe();

  it('is one of ours', () => {
    const id = newId();
    expect(pipe.transform(id)).toBe(id);
  });

  it.each([
    '',
    '1',
    'undefined',
    newId().toUpperCase(),
    ` ${newId()}`,
    `${newId()}\n`,
    newId().replaceAll('-', ''),
    `{${newId()}}`,
    "' OR '1'='1",
    '../../etc/passwd',
    '%00',
  ])('is not %j, and cannot be found', (text) => {
    expect(refusalOf(() => pipe.transform(text))).toEqual({
      kind: 'NotFound',
      message: 'There is no such thing',
    });
  });
});

describe('a new id', () => {
  it('sorts behind the ones before it, even within one millisecond', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(1000);
  });
});
