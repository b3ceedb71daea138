import { defaultSettings } from '../domain/business-settings.js';
import { SAMPLE_BUSINESS } from '../../platform/business-identity.js';
import type { NewValue, SettingsStore } from '../application/ports.js';

const ANA = { id: '0198f000-0000-7000-8000-000000000001', name: 'Ana Cruz' };
const BEN = { id: '0198f000-0000-7000-8000-000000000002', name: 'Ben "Ñ" 保险' };
const { hero: initial } = defaultSettings(SAMPLE_BUSINESS);

/** The contract of every `SettingsStore`; `empty` removes all settings. */
export function settingsStoreContract(store: SettingsStore, empty: () => Promise<void>): void {
  beforeEach(empty);

  const titled = (title: string) => ({ ...initial, title });
  const at = (second: number) => `2026-11-22T01:00:0${second}.000Z`;
  const change = (title: string, second: number, more: Partial<NewValue<'hero'>> = {}) =>
    store.replace('hero', { value: titled(title), initial, by: ANA, at: at(second), ...more });

  it('has no value before the first change', async () => {
    expect(await store.find('hero')).toBeNull();
    expect((await store.all()).values).toEqual([]);
    expect(await store.history('hero')).toEqual([]);
  });

  it('keeps a value with when and by whom it was changed, exactly', async () => {
    const text = `'"\`\\ \n\t ñ 保险 😀 ${'é'.repeat(20_000)}`;
    const value = { date: 'x', text };
    const legal = { privacyPolicy: value, termsOfService: value, cookiePolicy: value };
    const { legal: before } = defaultSettings(SAMPLE_BUSINESS);
    const stored = await store.replace('legal', { value: legal, initial: before, by: BEN, at: at(1) });
    expect(stored).toEqual({ updatedAt: at(1), updatedByName: BEN.name });
    const found = { section: 'legal', value: legal, updatedAt: at(1), updatedByName: BEN.name };
    expect(await store.find('legal')).toEqual(found);
    expect((await store.all()).values).toEqual([found]);
    expect(await store.history('legal')).toMatchObject([
      { value: before, createdAt: at(1), editedByName: BEN.name },
    ]);
  });

  it('keeps the values that were replaced, newest first, those of each section apart', async () => {
    await change('One', 1);
    await change('Two', 2, { by: BEN });
    await change('Three', 3);
    expect((await store.find('hero'))?.value).toEqual(titled('Three'));
    const history = await store.history('hero');
    expect(history.map(({ value, createdAt, editedByName }) => [value, createdAt, editedByName])).toEqual([
      [titled('Two'), at(3), ANA.name],
      [titled('One'), at(2), BEN.name],
      [initial, at(1), ANA.name],
    ]);
    expect(await store.history('about')).toEqual([]);
  });

  it('lists the last hundred values', async () => {
    for (let turn = 0; turn < 102; turn += 1)
      await store.replace('hero', {
        value: titled(String(turn)),
        initial,
        by: ANA,
        at: new Date(Date.UTC(2026, 0, 1) + turn).toISOString(),
      });
    const history = await store.history('hero');
    expect(history).toHaveLength(100);
    expect([history[0]?.value, history.at(-1)?.value]).toEqual([titled('100'), titled('1')]);
  });

  it('changes nothing for an equal value, in whatever order its fields are', async () => {
    await change('One', 2);
    const version = await store.version();
    const value = { lead: initial.lead, title: 'One' };
    expect(await change('One', 3, { value, by: BEN })).toEqual({ updatedAt: at(2), updatedByName: ANA.name });
    expect(await store.history('hero')).toHaveLength(1);
    expect(await store.version()).toBe(version);
  });

  it('keeps the first value as the one of the office when it is stored unchanged, without a history', async () => {
    const confirmed = { updatedAt: at(1), updatedByName: ANA.name };
    expect(await change(initial.title, 1)).toEqual(confirmed);
    expect(await change(initial.title, 2, { by: BEN })).toEqual(confirmed);
    expect(await store.find('hero')).toEqual({ section: 'hero', value: initial, ...confirmed });
    expect(await store.history('hero')).toEqual([]);
  });

  it('rejects a change of something other than what was read', async () => {
    expect(await change('One', 1, { ifUpdatedAt: at(0) })).toBeNull();
    expect(await store.find('hero')).toBeNull();
    expect(await change('One', 1, { ifUpdatedAt: null })).not.toBeNull();
    expect(await change('Two', 2, { ifUpdatedAt: null })).toBeNull();
    expect(await change('Two', 2, { ifUpdatedAt: at(1) })).not.toBeNull();
    expect(await change('Three', 3, { ifUpdatedAt: at(1) })).toBeNull();
    expect((await store.find('hero'))?.value).toEqual(titled('Two'));
    expect(await store.history('hero')).toHaveLength(2);
  });

  it('lets one of two first changes win, also at the same moment', async () => {
    const first = (title: string) => change(title, 1, { ifUpdatedAt: null });
    const results = await Promise.all(['One', 'Two', 'Three', 'Four'].map(first));
    expect(results.filter((stored) => stored !== null)).toHaveLength(1);
    expect(await store.history('hero')).toHaveLength(1);
  });

  it('has another version after each change', async () => {
    const versions = [await store.version()];
    for (const second of [1, 2, 3]) {
      await change(`Title ${second}`, second);
      versions.push(await store.version());
      expect((await store.all()).version).toBe(versions.at(-1));
    }
    expect(new Set(versions).size).toBe(4);
  });
}
