import { SAMPLE_BUSINESS } from '../../platform/business-identity.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { RecordingPublicContent } from '../../platform/testing/recording-public-content.js';
import { initialSections } from '../settings.js';
import { FixedBusiness } from '../testing/fixed-business.js';
import { InMemorySettingsStore } from '../testing/in-memory-settings-store.js';
import { AnnounceSettings } from './announce-settings.js';
import { ChangeSettings } from './change-settings.js';
import { ReadSettings } from './read-settings.js';

const initial = { sections: initialSections(SAMPLE_BUSINESS) };
const NOW = '2026-11-22T01:00:00.000Z';
const BY = { id: 'x', name: 'Ana Cruz' };
const STATS = { hidden: false, items: ['1', '2', '3', '4'].map((figure) => ({ figure, label: 'years' })) };

describe('the settings', () => {
  let store: InMemorySettingsStore;
  let content: RecordingPublicContent;
  let live: RecordingLiveUpdates;
  let settings: ReadSettings;
  let change: ChangeSettings;
  let clock: FixedClock;
  beforeEach(() => {
    clock = new FixedClock(NOW);
    store = new InMemorySettingsStore();
    content = new RecordingPublicContent();
    live = new RecordingLiveUpdates();
    settings = new ReadSettings(store, initial);
    change = new ChangeSettings(
      store,
      initial,
      new AnnounceSettings(content, live, new FixedBusiness()),
      clock,
    );
  });

  it('are the first values until somebody changes them', async () => {
    const unchanged = { updatedAt: null, updatedByName: null };
    const all = await settings.all();
    expect(Object.keys(all).sort()).toEqual(Object.keys(initial.sections).sort());
    for (const [name, section] of Object.entries(all))
      expect(section).toEqual({ ...initial.sections[name as keyof typeof all], ...unchanged });
    expect(await settings.read('stats')).toEqual(all.stats);
  });

  it('are changed by section; the change is announced after it is stored', async () => {
    const stored: unknown[] = [];
    live.onPublish = () => void store.find('stats').then((found) => stored.push(found?.value));
    const result = { ...STATS, updatedAt: NOW, updatedByName: BY.name };
    expect(await change.execute('stats', STATS, { by: BY })).toEqual(result);
    expect(await settings.read('stats')).toEqual(result);
    expect(stored).toEqual([STATS]);
    expect(live.messages).toEqual([{ type: 'settings_updated', data: { section: 'stats' } }]);
    expect((await settings.history('stats'))[0]).toMatchObject({
      value: initial.sections.stats,
      createdAt: NOW,
    });
  });

  it('are the own ones of the office once they are confirmed; an equal value is not announced again', async () => {
    const { stats } = initial.sections;
    const confirmed = await change.execute('stats', stats, { by: BY });
    expect(confirmed.updatedAt).toBe(NOW);
    expect([content.changes, live.messages.length]).toEqual([1, 1]);
    clock.moveBy(1_000);
    expect(await change.execute('stats', stats, { by: BY })).toEqual(confirmed);
    expect([content.changes, live.messages.length]).toEqual([1, 1]);
  });

  it('are not changed when somebody else changed them since', async () => {
    await change.execute('stats', STATS, { by: BY });
    const other = { ...STATS, items: [...STATS.items].reverse() };
    await expect(change.execute('stats', other, { by: BY, ifUpdatedAt: null })).rejects.toThrow(
      'Somebody else changed these settings in the meantime; please look at them again',
    );
    expect((await settings.read('stats')).items).toEqual(STATS.items);
    expect([content.changes, live.messages.length]).toEqual([1, 1]);
  });

  it.each(['nothing', '', 'toString', '__proto__'])('have no history of %j', (name) =>
    expect(settings.history(name)).rejects.toThrow('There are no such settings'),
  );
});
