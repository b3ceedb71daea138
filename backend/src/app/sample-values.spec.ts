import { type Config, readConfig } from '../platform/config.js';
import { Logger } from '../platform/logger.js';
import { ReadSettings } from '../settings/application/read-settings.js';
import { initialSections } from '../settings/settings.js';
import { FixedBusiness } from '../settings/testing/fixed-business.js';
import { InMemorySettingsStore } from '../settings/testing/in-memory-settings-store.js';
import { SampleValues } from './sample-values.js';

const IDENTITY = {
  BUSINESS_NAME: 'Reyes Advisory',
  ADVISOR_NAME: 'Ana Reyes',
  LICENCE_NUMBER: 'IC-2024-0815',
  BUSINESS_PHONE: '+63 2 8123 4567',
  BUSINESS_EMAIL: 'office@reyes.example',
  BUSINESS_ADDRESS: 'Ayala Avenue, Makati City',
  SOCIAL_URL: 'https://www.facebook.com/reyes',
};
const SAMPLE_NUMBERS = 'The home page shows sample numbers; replace them in the console under Business.';

const configOf = (env: Record<string, string>): Config =>
  readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://reyes.example',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'k7Qm2vX9pLr4Tz8Wb1Nc6Hd3Js5Fg0Ya',
    ...env,
  });

function samplesOf(config: Config, store = new InMemorySettingsStore()): Promise<string[]> {
  const sections = initialSections(config.business);
  const business = new FixedBusiness({ identity: config.business });
  const settings = new ReadSettings(store, { sections });
  return new SampleValues(config, business, settings, new Logger(config)).warnings();
}

describe('the warnings of samples in production', () => {
  it('name every variable whose sample value is shown', async () => {
    const variables = Object.keys(IDENTITY).join(', ');
    expect(await samplesOf(configOf({}))).toEqual([
      `The public site shows sample values; change them in the console under Business, or set ${variables}.`,
      SAMPLE_NUMBERS,
    ]);
  });

  it.each(Object.keys(IDENTITY))('name %s alone when only that one is missing', async (variable) =>
    expect((await samplesOf(configOf({ ...IDENTITY, [variable]: '' })))[0]).toMatch(
      new RegExp(`, or set ${variable}\\.$`),
    ),
  );

  it('end when the values are those of the business', async () => {
    const store = new InMemorySettingsStore();
    const { stats } = initialSections(configOf({}).business);
    const value = { hidden: false, items: stats.items.map(({ label }) => ({ figure: '7', label })) };
    const by = { id: 'x', name: 'Ana' };
    expect(await samplesOf(configOf(IDENTITY), store)).toEqual([SAMPLE_NUMBERS]);
    await store.replace('stats', { value, initial: stats, by, at: '2026-11-22T01:00:00.000Z' });
    expect(await samplesOf(configOf(IDENTITY), store)).toEqual([]);
  });

  it('are left out elsewhere', async () => {
    expect(await samplesOf(configOf({ NODE_ENV: 'development' }))).toEqual([]);
  });
});
