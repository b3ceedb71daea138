import { SAMPLE_BUSINESS } from '../../platform/business-identity.js';
import { Logger } from '../../platform/logger.js';
import { aConfig } from '../../platform/testing/config.js';
import { RecordingPublicContent } from '../../platform/testing/recording-public-content.js';
import { initialSections } from '../settings.js';
import { InMemorySettingsStore } from '../testing/in-memory-settings-store.js';
import { StoredBusiness } from './stored-business.js';

const initial = { sections: initialSections(SAMPLE_BUSINESS) };
const { hero } = initial.sections;

describe('the settings of a process', () => {
  const store = new InMemorySettingsStore();
  let content: RecordingPublicContent;
  let business: StoredBusiness;
  let second = 0;

  const open = async () => {
    content = new RecordingPublicContent();
    business = new StoredBusiness(store, initial, content, new Logger(aConfig()));
    await business.onModuleInit();
  };
  const storeTitle = (title: string) =>
    store.replace('hero', {
      value: { ...hero, title },
      initial: hero,
      by: { id: 'x', name: 'Ana' },
      at: `2026-11-22T01:00:${String((second += 1)).padStart(2, '0')}.000Z`,
    });
  beforeEach(async () => {
    store.clear();
    await open();
  });
  afterEach(() => jest.restoreAllMocks());

  it('are the first values until a section is changed, and those of the database after a restart', async () => {
    expect(business.current()).toEqual(initial.sections);
    await storeTitle('Kept');
    await open();
    expect(business.current()).toEqual({ ...initial.sections, hero: { ...hero, title: 'Kept' } });
  });

  it('include an announced change; only who asks for the latest ones waits for it', async () => {
    await storeTitle('Changed');
    content.changed();
    expect(business.current().hero.title).toBe(hero.title);
    expect((await business.latest()).hero.title).toBe('Changed');
    expect(business.current().hero.title).toBe('Changed');
  });

  it('include a change that was announced while another one was read', async () => {
    await storeTitle('First');
    content.changed();
    await storeTitle('Second');
    content.changed();
    expect((await business.latest()).hero.title).toBe('Second');
  });

  it('stay the same object while other content changes', async () => {
    await storeTitle('Changed');
    content.changed();
    const settings = await business.latest();
    content.changed();
    expect(await business.latest()).toBe(settings);
  });

  it('are checked for a change that nobody announced, which is then announced here', async () => {
    await business.check();
    expect(content.changes).toBe(0);
    await storeTitle('Elsewhere');
    await business.check();
    expect(content.changes).toBe(1);
    expect((await business.latest()).hero.title).toBe('Elsewhere');
    await business.check();
    expect(content.changes).toBe(1);
  });

  it('stay while the database cannot be read; the next check finds the change', async () => {
    await storeTitle('Changed');
    jest.spyOn(store, 'all').mockRejectedValueOnce(new Error('gone'));
    content.changed();
    expect((await business.latest()).hero.title).toBe(hero.title);
    await business.check();
    expect((await business.latest()).hero.title).toBe('Changed');
  });
});
