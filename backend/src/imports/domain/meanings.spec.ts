import { Invalid } from '../../platform/domain-error.js';
import { meaningOf, meaningProblems, wordForm } from './meanings.js';

const HEADINGS = ['Mode', 'Insurer'];
const COLUMNS = { Mode: 'mode', Insurer: 'insurer' };

describe('the meanings of words', () => {
  it.each([
    [{ Mode: { 'pay as you go': 'monthly', Never: null } }, {}],
    [{ Status: { x: 'in force' } }, { 'meanings.Status': 'The file has no column Status' }],
    [
      { Insurer: { x: 'Sun Life' } },
      {
        'meanings.Insurer': 'The column Insurer fills no field with choices, so its words need no meaning',
      },
    ],
    [
      { Mode: { daily: 'weekly' } },
      {
        'meanings.Mode.daily':
          '“weekly” is no choice of the column Mode; it can be single, annual, semi-annual, quarterly, monthly',
      },
    ],
    [
      { Mode: { Daily: 'monthly', ' daily!': 'annual' } },
      { 'meanings.Mode. daily!': 'The word “ daily!” of the column Mode has two meanings' },
    ],
    [{ Mode: { Daily: 'monthly', daily: 'monthly' } }, {}],
  ])('%j have the problems %j', (meanings, expected) => {
    const problems = meaningProblems('policies', HEADINGS, COLUMNS, meanings);
    expect(Object.keys(problems).length === 0 ? {} : new Invalid(problems).errors).toEqual(expected);
  });

  it.each([
    ['Mode', 'PAY as you-go', 'monthly'],
    ['Mode', 'never', null],
    ['Mode', 'daily', undefined],
    ['Insurer', 'never', undefined],
    ['Mode', '?', 'single'],
    ['Mode', `never${' '.repeat(96)}`, undefined],
  ])('of the column %s say that %s is %s', (heading, word, meaning) => {
    const meanings = { Mode: { 'Pay as you go': 'monthly', Never: null, '?': 'single' } };
    expect(meaningOf(meanings, heading, word)).toBe(meaning);
    expect(meaningOf(undefined, heading, word)).toBeUndefined();
  });

  it('are compared by letters and digits, and by signs where a word has nothing else', () => {
    expect([wordForm(' Ñino-1 '), wordForm(' ?? ')]).toEqual(['nino1', '??']);
  });
});
