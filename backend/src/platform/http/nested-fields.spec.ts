import { domainErrorOf } from '../testing/domain-errors.js';
import { validated } from './body.pipe.js';
import { Text } from './fields.js';
import { ListOf, ObjectOf } from './nested-fields.js';

class Item {
  @Text({ max: 5 }) quote: string;
  @Text({ max: 5, optional: true }) about?: string | null;
}
class Page {
  @Text({ max: 10 }) title: string;
  @ListOf(Item, { least: 2, most: 2 }) items: Item[];
  @ListOf(Item, { least: 0, most: 3, orNull: true }) more: (Item | null)[];
  @ObjectOf(Item) best: Item;
}

const page = (changes: object = {}) => ({
  title: 'a',
  items: [{ quote: ' b ' }, { quote: 'c' }],
  more: [null, { quote: 'd' }],
  best: { quote: 'e' },
  ...changes,
});
const errorsOf = (changes: object) => domainErrorOf(() => validated(Page, page(changes))).errors;

describe('nested bodies', () => {
  it('become instances of their classes with trimmed text', () => {
    const made = validated(Page, page());
    expect(made.items.map((item) => item.quote)).toEqual(['b', 'c']);
    for (const item of [...made.items, made.best, made.more[1]]) expect(item).toBeInstanceOf(Item);
    expect(made.more[0]).toBeNull();
  });

  it('name their fields by path, all of them', () => {
    const items = [{ quote: '' }, { quote: 'too long', about: 5, other: 1 }];
    expect(errorsOf({ title: '', items, best: {} })).toEqual({
      title: 'Title is required',
      'items.0.quote': 'Quote is required',
      'items.1.quote': 'Quote must be at most 5 characters long',
      'items.1.about': 'About must be text',
      'best.quote': 'Quote is required',
      'items.1.other': 'Other is not accepted',
    });
  });

  it.each([
    [{ items: undefined }, { items: 'Items is required' }],
    [{ items: null }, { items: 'Items is required' }],
    [{ items: '' }, { items: 'Items is required' }],
    [{ items: 'x' }, { items: 'Items must be a list of 2' }],
    [{ items: {} }, { items: 'Items must be a list of 2' }],
    [{ items: [{ quote: 'a' }] }, { items: 'Items must be a list of 2' }],
    [{ items: [null, { quote: 'a' }] }, { items: 'Items must be a list of 2' }],
    [{ items: ['a', 'b'] }, { items: 'Items must be a list of 2' }],
    [{ more: [null, null, null, null] }, { more: 'More must be a list of at most 3' }],
    [{ more: [[]] }, { more: 'More must be a list of at most 3' }],
    [{ best: null }, { best: 'Best is required' }],
    [{ best: [] }, { best: 'Best must be an object' }],
    [{ best: 5 }, { best: 'Best must be an object' }],
  ])('are rejected as %j', (changes, errors) => expect(errorsOf(changes)).toEqual(errors));

  it('do not pollute prototypes, and have a limited number of fields', () => {
    const parsed = JSON.parse('{"quote":"a","__proto__":{"polluted":true},"toString":1}') as object;
    expect(errorsOf({ best: parsed })).toEqual({
      'best.__proto__': '__proto__ is not accepted',
      'best.toString': 'To string is not accepted',
    });
    expect('polluted' in {}).toBe(false);
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field${index}`, 1]));
    expect(errorsOf({ best: many })).toEqual({ body: 'The request body has too many fields' });
  });
});
