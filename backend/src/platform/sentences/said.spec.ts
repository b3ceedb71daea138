import { FOR_STAFF } from './for-staff.js';
import { FOR_VISITORS } from './for-visitors.js';
import { coded, labelOfName, sentenceOf } from './said.js';

describe('what is said when a request is rejected', () => {
  it('is a code, which is a sentence in English', () => {
    expect(coded('lead.unknown')).toEqual({ code: 'lead.unknown' });
    expect(sentenceOf('lead.unknown')).toBe('There is no such lead');
  });

  it('names its values, numbers with their separators', () => {
    const said = ['field.too-long', { max: 2000 }] as const;
    expect(coded(said)).toEqual({ code: 'field.too-long', params: { max: 2000 } });
    expect(sentenceOf(said, 'Notes')).toBe('Notes must be at most 2,000 characters long');
  });

  it('shows a value as it is, whatever characters it has', () => {
    expect(sentenceOf(['list.filter-unknown', { name: '{name} $& $1' }])).toBe(
      'Filter {name} $& $1 is not accepted',
    );
  });

  it('has a code that stands in one table only', () => {
    expect(Object.keys(FOR_STAFF).filter((code) => code in FOR_VISITORS)).toEqual([]);
  });
});

it.each([
  ['preferredDate', 'Preferred date'],
  ['closedDays.0.date', 'Date'],
  ['q', 'Q'],
])('the label of the field %s is %s', (field, label) => expect(labelOfName(field)).toBe(label));
