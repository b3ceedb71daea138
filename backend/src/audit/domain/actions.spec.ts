import { actionWords, areaOf, codeOf, recordedAs } from './actions.js';
import { FORMER_ACTIONS } from './former-actions.js';

describe('an action of an entry from before there were codes', () => {
  it.each(Object.entries(FORMER_ACTIONS))('%s is %s, with its words and area', (route, code) => {
    expect(codeOf(route)).toBe(code);
    expect(actionWords({ action: route, details: {} })).toBe(actionWords({ action: code, details: {} }));
    expect(areaOf(route)).toBe(areaOf(code));
    expect(recordedAs(route)).toEqual({ actions: [code, route], area: areaOf(code) });
  });

  it('is one of 89: later actions have a code alone', () => {
    expect(Object.keys(FORMER_ACTIONS)).toHaveLength(89);
  });
});

describe('an action that this version does not know', () => {
  it.each(['later.than-this', 'toString', 'GET /api/admin/tasks'])('%s has no words', (action) => {
    expect(actionWords({ action, details: {} })).toBeNull();
    expect(areaOf(action)).toBe('other');
    expect(recordedAs(action)).toEqual({ actions: [action], area: undefined });
  });
});
