import { refusalOf } from '../testing/refusals.js';
import { BodyPipe, validated } from './body.pipe.js';
import { Text } from './fields.js';

class Note {
  @Text({ max: 10 }) note: string;
  @Text({ max: 10, optional: true }) more?: string | null;
}

/** As it comes from a request: `__proto__` is a field like any other there. */
const parsed = (json: string): unknown => JSON.parse(json);

describe('a request body', () => {
  it('becomes an instance of its class, with its text trimmed', () => {
    const note = validated(Note, { note: ' Call back ' });
    expect(note).toBeInstanceOf(Note);
    expect({ ...note }).toEqual({ note: 'Call back' });
  });

  it('keeps null as null, and a blank text as nothing', () => {
    expect(validated(Note, { note: 'a', more: null }).more).toBeNull();
    expect(validated(Note, { note: 'a', more: ' ' }).more).toBeUndefined();
  });

  it.each([
    ['a text', '"note"'],
    ['an empty text', '""'],
    ['a number', '5'],
    ['true', 'true'],
    ['a list', '[]'],
    ['a list of bodies', '[{"note":"a"}]'],
  ])('is refused as %s', (_, json) => {
    expect(refusalOf(() => validated(Note, parsed(json))).errors).toEqual({
      body: 'The request body must be a JSON object',
    });
  });

  it.each([
    ['no body', undefined],
    ['null', null],
    ['an empty object', {}],
  ])('that is %s lacks every required field', (_, body) => {
    expect(refusalOf(() => validated(Note, body)).errors).toEqual({ note: 'Note is required' });
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
  ])('is refused for the unknown field %j, whatever is in it', (field, sentence) => {
    for (const value of ['"a"', 'null', '{"polluted":true}', '[1]', '""']) {
      const body = parsed(`{"note":"a","${field}":${value}}`);
      expect(refusalOf(() => validated(Note, body)).errors).toEqual({
        [field]: expect.stringContaining(sentence.trim()),
      });
    }
  });

  it('is refused as a whole when it has more fields than any, so that the answer is no longer than it', () => {
    const fields = Array.from({ length: 101 }, (_, index) => [`field${index}`, 1]);
    expect(refusalOf(() => validated(Note, Object.fromEntries(fields))).errors).toEqual({
      body: 'The request body has too many fields',
    });
    const { errors } = refusalOf(() => validated(Note, Object.fromEntries(fields.slice(1))));
    expect(Object.keys(errors ?? {})).toHaveLength(101);
  });

  it('pollutes no prototype', () => {
    refusalOf(() => validated(Note, parsed('{"note":"a","__proto__":{"polluted":true}}')));
    refusalOf(() => validated(Note, parsed('{"note":"a","constructor":{"prototype":{"polluted":true}}}')));
    expect('polluted' in {}).toBe(false);
  });

  it('names every field that is wrong, and puts one of their sentences first', () => {
    const { message, errors } = refusalOf(() => validated(Note, { note: 5, more: [], other: 1 }));
    expect(errors).toEqual({
      note: 'Note must be text',
      more: 'More must be text',
      other: 'Other is not accepted',
    });
    expect(Object.values(errors ?? {})).toContain(message);
  });

  it('repeats nothing of what was sent', () => {
    const refusal = refusalOf(() => validated(Note, { note: 'my secret is too long', more: { secret: 1 } }));
    expect(JSON.stringify(refusal)).not.toContain('secret');
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
