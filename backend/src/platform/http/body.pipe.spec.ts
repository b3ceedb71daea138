import { domainErrorOf } from '../testing/domain-errors.js';
import { BodyPipe, validated } from './body.pipe.js';
import { otherwise } from './field-rule.js';
import { Flag, Text } from './fields.js';

class Note {
  @Text({ max: 10 }) note: string;
  @Text({ max: 10, optional: true }) more?: string | null;
}

class Section {
  @otherwise(false) @Flag({ optional: true }) hidden: boolean;
}
class Titled extends Section {
  @Text({ max: 10, orEmpty: true }) title: string;
}

/** As it comes from a request: `__proto__` is a field like any other there. */
const parsed = (json: string): unknown => JSON.parse(json);

describe('a request body', () => {
  it('becomes an instance of its class with trimmed text', () => {
    const note = validated(Note, { note: ' Call back ' });
    expect(note).toBeInstanceOf(Note);
    expect({ ...note }).toEqual({ note: 'Call back' });
  });

  it('keeps null, and drops blank text', () => {
    expect(validated(Note, { note: 'a', more: null }).more).toBeNull();
    expect(validated(Note, { note: 'a', more: ' ' }).more).toBeUndefined();
  });

  it('has the values of fields that were left out, also of those of a parent class', () => {
    expect({ ...validated(Titled, {}) }).toEqual({ hidden: false, title: '' });
    expect({ ...validated(Titled, { hidden: true, title: 'a' }) }).toEqual({ hidden: true, title: 'a' });
  });

  it.each([
    ['a text', '"note"'],
    ['an empty text', '""'],
    ['a number', '5'],
    ['true', 'true'],
    ['a list', '[]'],
    ['a list of bodies', '[{"note":"a"}]'],
  ])('is rejected as %s', (_, json) => {
    expect(domainErrorOf(() => validated(Note, parsed(json))).errors).toEqual({
      body: 'The request body must be a JSON object',
    });
  });

  it.each([
    ['no body', undefined],
    ['null', null],
    ['an empty object', {}],
  ])('that is %s lacks every required field', (_, body) => {
    expect(domainErrorOf(() => validated(Note, body)).errors).toEqual({ note: 'Note is required' });
  });

  it.each([
    ['id', 'Id is not accepted'],
    ['createdAt', 'Created at is not accepted'],
    ['Note', ' note is not accepted'],
    ['note ', 'Note  is not accepted'],
    ['__proto__', '__proto__ is not accepted'],
    ['constructor', 'Constructor is not accepted'],
    ['prototype', 'Prototype is not accepted'],
    ['toString', 'To string is not accepted'],
    ['hasOwnProperty', 'Has own property is not accepted'],
    ['valueOf', 'Value of is not accepted'],
    ['__defineGetter__', '__define getter__ is not accepted'],
    ['isPrototypeOf', 'Is prototype of is not accepted'],
    ['0', '0 is not accepted'],
  ])('is rejected for the unknown field %j with any value', (field, sentence) => {
    for (const value of ['"a"', 'null', '{"polluted":true}', '[1]', '""']) {
      const body = parsed(`{"note":"a","${field}":${value}}`);
      expect(domainErrorOf(() => validated(Note, body)).errors).toEqual({
        [field]: expect.stringContaining(sentence.trim()),
      });
    }
  });

  it('is rejected without naming fields when it has too many', () => {
    const fields = Array.from({ length: 101 }, (_, index) => [`field${index}`, 1]);
    expect(domainErrorOf(() => validated(Note, Object.fromEntries(fields))).errors).toEqual({
      body: 'The request body has too many fields',
    });
    const { errors } = domainErrorOf(() => validated(Note, Object.fromEntries(fields.slice(1))));
    expect(Object.keys(errors ?? {})).toEqual(['note', ...fields.slice(1, 21).map(([name]) => name)]);
  });

  it('shortens the names of unknown fields in the response', () => {
    const long = Array.from({ length: 99 }, (_, index) => [`A${index}${'A'.repeat(1_000)}`, 1]);
    const { errors } = domainErrorOf(() => validated(Note, { note: 'a', ...Object.fromEntries(long) }));
    expect(Object.keys(errors ?? {})[0]).toBe(`A0${'A'.repeat(38)}…`);
    expect(JSON.stringify(errors).length).toBeLessThan(5_000);
  });

  it('does not pollute prototypes', () => {
    domainErrorOf(() => validated(Note, parsed('{"note":"a","__proto__":{"polluted":true}}')));
    domainErrorOf(() =>
      validated(Note, parsed('{"note":"a","constructor":{"prototype":{"polluted":true}}}')),
    );
    expect('polluted' in {}).toBe(false);
  });

  it('names every invalid field, and uses the first sentence as the message', () => {
    const { message, errors } = domainErrorOf(() => validated(Note, { note: 5, more: [], other: 1 }));
    expect(errors).toEqual({
      note: 'Note must be text',
      more: 'More must be text',
      other: 'Other is not accepted',
    });
    expect(Object.values(errors ?? {})).toContain(message);
  });

  it('does not repeat values in the errors', () => {
    const error = domainErrorOf(() =>
      validated(Note, { note: 'my secret is too long', more: { secret: 1 } }),
    );
    expect(JSON.stringify(error)).not.toContain('secret');
  });
});

describe('the pipe', () => {
  const pipe = new BodyPipe();

  it('validates a body by its class', () => {
    expect(pipe.transform({ note: ' a ' }, { type: 'body', metatype: Note })).toEqual({ note: 'a' });
  });

  it.each(['query', 'param', 'custom'] as const)('leaves a %s as it is', (type) => {
    expect(pipe.transform(' a ', { type, metatype: Note })).toBe(' a ');
  });
});
