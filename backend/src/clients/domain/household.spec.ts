import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import {
  changeHousehold,
  createHousehold,
  haveSameMembers,
  type HouseholdMember,
  type HouseholdRole,
  withoutMember,
  withSurvivor,
} from './household.js';

const AT = '2026-11-21T02:00:00.000Z';
const members = (...roles: [clientId: string, role: HouseholdRole][]): HouseholdMember[] =>
  roles.map(([clientId, role]) => ({ clientId, role }));
const FAMILY = members(['liza', 'head'], ['ben', 'spouse'], ['ana', 'child']);

describe('a household', () => {
  it.each<[string, HouseholdMember[], string[]]>([
    ['no head', members(['ben', 'spouse']), ['members']],
    ['two heads', members(['liza', 'head'], ['ben', 'head']), ['members']],
    ['a client who is in it twice', members(['liza', 'head'], ['liza', 'other']), ['members.1.clientId']],
  ])('is rejected with %s', (_, wrong, fields) => {
    const { errors } = domainErrorOf(() => createHousehold({ name: 'Reyes', members: wrong }, 'id', AT));
    expect(Object.keys(errors ?? {})).toEqual(fields);
    const household = createHousehold({ name: 'Reyes', members: FAMILY }, 'id', AT);
    expect(domainErrorOf(() => changeHousehold(household, { members: wrong }, AT, null)).errors).toEqual(
      errors,
    );
  });

  it('changes the fields that are sent, and rejects a change of an earlier state', () => {
    const household = createHousehold({ name: 'Reyes', members: FAMILY }, 'id', AT);
    const later = '2026-11-22T02:00:00.000Z';
    const changed = changeHousehold(household, { name: 'Cruz' }, later, AT);
    expect(changed).toEqual({ ...household, name: 'Cruz', updatedAt: later });
    expect(changeHousehold(changed, { name: 'Cruz', members: FAMILY.toReversed() }, later, AT)).toBe(changed);
    expect(domainErrorOf(() => changeHousehold(changed, { name: 'Tan' }, later, AT)).kind).toBe('Conflict');
  });

  it.each<[string, HouseholdMember[], HouseholdMember[]]>([
    ['ana', FAMILY, members(['liza', 'head'], ['ben', 'spouse'])],
    ['liza', FAMILY, members(['ben', 'head'], ['ana', 'child'])],
    [
      'liza',
      members(['liza', 'head'], ['ana', 'child'], ['eva', 'parent']),
      members(['ana', 'child'], ['eva', 'head']),
    ],
    ['liza', members(['liza', 'head']), []],
    ['nobody', FAMILY, FAMILY],
  ])('without %s has one head of those who are left', (leaving, before, after) =>
    expect(withoutMember(before, leaving)).toEqual(after),
  );

  it('keeps the place of a merged client for the surviving one', () => {
    const merge = (survivorId: string, mergedId: string, isElsewhere = false) =>
      withSurvivor(FAMILY, { survivorId, mergedId, isElsewhere });
    expect(merge('new', 'liza')).toEqual(members(['new', 'head'], ['ben', 'spouse'], ['ana', 'child']));
    expect(merge('ben', 'liza')).toEqual(members(['ben', 'head'], ['ana', 'child']));
    expect(merge('liza', 'ben')).toEqual(members(['liza', 'head'], ['ana', 'child']));
    expect(merge('ana', 'ben')).toEqual(members(['liza', 'head'], ['ana', 'child']));
    expect(merge('new', 'liza', true)).toEqual(members(['ben', 'head'], ['ana', 'child']));
    expect(merge('liza', 'new')).toEqual(FAMILY);
  });

  it('has the same members in any order', () => {
    expect(haveSameMembers(FAMILY, FAMILY.toReversed())).toBe(true);
    expect(haveSameMembers(FAMILY, withoutMember(FAMILY, 'ana'))).toBe(false);
    expect(haveSameMembers(members(['liza', 'head']), members(['liza', 'other']))).toBe(false);
  });
});
