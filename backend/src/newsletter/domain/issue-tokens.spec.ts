import { firstNameIn, unknownTokens, withFirstName } from './issue-tokens.js';

const text = (changes = {}) => ({ subject: 'Three questions', preheader: '', content: 'Hi,', ...changes });

describe('tokens of an issue', () => {
  it('fill in the first name in the content only', () => {
    expect(withFirstName('Hi {firstName}, yes {firstName}', '$& Rosa')).toBe('Hi $& Rosa, yes $& Rosa');
    expect(unknownTokens(text({ content: 'Hi {firstName}, {see below\n}' }))).toEqual({});
    expect(unknownTokens(text({ subject: 'For {firstName}' }))).toEqual({ subject: ['{firstName}'] });
  });

  it('that are not known are named, once each', () => {
    expect(
      unknownTokens(text({ preheader: '{{x}}', content: '{name} {First Name} {name} {FIRSTNAME}' })),
    ).toEqual({
      preheader: ['{x}'],
      content: ['{name}', '{First Name}', '{FIRSTNAME}'],
    });
  });

  it('are not the lines that ask for a calculator, unless there is no such one', () => {
    const content = '{{calculator mp2}}\n\n  {{calculator lottery}}\nsee {{calculator sss}}';
    expect(unknownTokens(text({ content }))).toEqual({
      content: ['{calculator lottery}', '{calculator sss}'],
    });
  });

  it('are filled with the first word of the name of a member of staff', () => {
    expect(['Maria  Reyes', ' Ben Cruz', 'Ana', ''].map(firstNameIn)).toEqual(['Maria', 'Ben', 'Ana', '']);
  });
});
