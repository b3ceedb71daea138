import fc from 'fast-check';
import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aBeneficiary } from '../testing/builders.js';
import { assertBeneficiaries, BENEFICIARY_CLASSES, type Beneficiary, WHOLE_SHARE } from './beneficiaries.js';

const errorsOf = (beneficiaries: readonly Beneficiary[]) =>
  domainErrorOf(() => assertBeneficiaries(beneficiaries)).errors;

/** Shares that add up to the whole: the distances between some places of it. */
const whole = fc
  .uniqueArray(fc.integer({ min: 1, max: WHOLE_SHARE - 1 }), { maxLength: 12 })
  .map((cuts) => [0, ...cuts.sort((one, other) => one - other), WHOLE_SHARE])
  .map((places) => places.slice(1).map((place, index) => place - places[index]!));
const named = (shares: readonly number[], of: Beneficiary['class']) =>
  shares.map((share, place) => aBeneficiary({ name: `Child ${place}`, share, class: of }));

describe('the beneficiaries of a policy', () => {
  it('are accepted when the shares of each class that is used add up to the whole, in any order', () => {
    fc.assert(
      fc.property(fc.option(whole), fc.option(whole), fc.nat(), (primary, contingent, turn) => {
        const all = [...named(primary ?? [], 'primary'), ...named(contingent ?? [], 'contingent')];
        const from = turn % Math.max(1, all.length);
        expect(() => assertBeneficiaries([...all.slice(from), ...all.slice(0, from)])).not.toThrow();
      }),
    );
  });

  it('are rejected when the shares of one class do not, whatever the other class has', () => {
    const classes = fc.constantFrom(...BENEFICIARY_CLASSES);
    const difference = fc.integer({ min: -WHOLE_SHARE, max: WHOLE_SHARE }).filter((off) => off !== 0);
    fc.assert(
      fc.property(whole, whole, classes, difference, (right, wrong, of, off) => {
        const [first, ...rest] = wrong;
        const other = of === 'primary' ? 'contingent' : 'primary';
        const all = [...named(right, other), ...named([first! + off, ...rest], of)];
        expect(errorsOf(all)?.beneficiaries).toBe(
          `The shares of the ${of} beneficiaries must add up to 100 %, not ${(100 + off / 100).toLocaleString('en')} %`,
        );
      }),
    );
  });

  it('have each name once in a class, however it is written', () => {
    const [ana, twice] = [
      aBeneficiary({ share: 5_000 }),
      aBeneficiary({ name: ' ANA  reyes', share: 5_000 }),
    ];
    expect(errorsOf([ana, twice])).toEqual({
      'beneficiaries.1.name': 'This name is there twice among the primary beneficiaries',
    });
    expect(() => assertBeneficiaries([aBeneficiary(), aBeneficiary({ class: 'contingent' })])).not.toThrow();
  });

  it('may be nobody', () => expect(() => assertBeneficiaries([])).not.toThrow());
});
