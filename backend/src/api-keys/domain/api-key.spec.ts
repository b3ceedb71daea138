import { Invalid } from '../../platform/domain-error.js';
import { createApiKey, isUsable } from './api-key.js';
import type { Scope } from './scopes.js';

const AT = '2026-11-24T02:00:00.000Z';
const LATER = '2026-11-24T02:00:00.001Z';
const BY = { id: 'ana', name: 'Ana Cruz' };
const wanted = { name: 'Google Sheets', scopes: ['leads:read'] as Scope[], expiresAt: null };
const created = (changes: Partial<typeof wanted> | { expiresAt: string } = {}) =>
  createApiKey({ ...wanted, ...changes }, 'ao_secretTextWithEnd-x7', { id: 'key', at: AT, by: BY });

describe('a new API key', () => {
  it('shows its beginning and its last four characters only', () => {
    expect(created().hint).toBe('ao_…d-x7');
    expect(JSON.stringify(created())).not.toContain('secretText');
  });

  it('has each scope once, in one order', () => {
    const scopes: Scope[] = ['posts:write', 'leads:read', 'posts:write'];
    expect(created({ scopes }).scopes).toEqual(['leads:read', 'posts:write']);
  });

  it('names who made it', () => {
    expect(created()).toMatchObject({ createdBy: 'ana', createdByName: 'Ana Cruz', createdAt: AT });
  });

  it('cannot have expired already', () => {
    expect(created({ expiresAt: LATER }).expiresAt).toBe(LATER);
    expect(() => created({ expiresAt: AT })).toThrow(Invalid);
  });

  it('expires in a year when nothing else is said, and in five at the latest', () => {
    expect(created().expiresAt).toBe('2027-11-24T02:00:00.000Z');
    expect(created({ expiresAt: '2031-11-24T02:00:00.000Z' }).expiresAt).toBe('2031-11-24T02:00:00.000Z');
    for (const expiresAt of ['2031-11-24T02:00:00.001Z', '9999-01-01T00:00:00.000Z'])
      expect(() => created({ expiresAt })).toThrow(Invalid);
  });
});

it.each([
  ['without an end', { endedAt: null, expiresAt: null }, true],
  ['that expires later', { endedAt: null, expiresAt: LATER }, true],
  ['that expires at this moment', { endedAt: null, expiresAt: AT }, false],
  ['that was ended', { endedAt: AT, expiresAt: null }, false],
  ['that was ended and expires later', { endedAt: AT, expiresAt: LATER }, false],
])('a key %s is judged by its end', (_, key, usable) => expect(isUsable(key, AT)).toBe(usable));
