import { newId } from '../clock.js';
import { domainErrorOf } from '../testing/domain-errors.js';
import { IdPipe } from './id.pipe.js';

describe('an id in a path', () => {
  const pipe = new IdPipe();

  it('is accepted', () => {
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
  ])('is not %j, which is not found', (text) => {
    expect(domainErrorOf(() => pipe.transform(text))).toEqual({
      kind: 'NotFound',
      message: 'There is no such thing',
    });
  });
});

describe('a new id', () => {
  it('sorts after earlier ids, even within one millisecond', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(1000);
  });
});
