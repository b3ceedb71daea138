import { Invalid } from '../platform/domain-error.js';
import { rejectionOf } from '../platform/testing/domain-errors.js';
import { portWith } from '../platform/testing/port-with.js';
import type { BusinessSettings } from '../settings/business.js';
import { brandStyles } from '../settings/built-in.js';
import type { SectionValues } from '../settings/section-values.js';
import { FixedBusiness } from '../settings/testing/fixed-business.js';
import type { HomeData } from './home-data.js';
import { SettingsPreview } from './settings-preview.js';
import type { PageContent, SiteRenderer } from './site-renderer.js';

function preview() {
  const shown: { readonly path: string; readonly page: string; readonly settings: BusinessSettings }[] = [];
  const business = new FixedBusiness();
  const values = portWith<SectionValues>({
    checked: (_, value) => {
      if (value === 'wrong') throw new Invalid({ name: 'settings.picture' });
      return value as never;
    },
  });
  const renderer = portWith<SiteRenderer>({
    html: (path: string, content: PageContent, settings?: BusinessSettings) => {
      shown.push({ path, page: content.page, settings: settings! });
      return '<link rel="stylesheet" href="/brand-123456.css" />\n<p>Hello</p> <script>alert(1)</script>';
    },
  });
  const home = portWith<HomeData>({ latest: () => Promise.resolve({ page: 'home' } as PageContent) });
  return { shown, stored: business.settings, preview: new SettingsPreview(business, values, home, renderer) };
}

describe('the preview of settings', () => {
  it('shows the home page with the new value beside the stored ones, without scripts', async () => {
    const { preview: settings, shown, stored } = preview();
    const identity = { ...stored.identity, name: 'Another name' };
    expect(await settings.html('identity', identity)).not.toContain('script');
    expect(shown).toEqual([{ path: '/', page: 'home', settings: { ...stored, identity } }]);
    expect(stored.identity.name).not.toBe('Another name');
  });

  it('shows the legal texts for their section', async () => {
    const { preview: settings, shown, stored } = preview();
    await settings.html('legal', stored.legal);
    expect(shown).toMatchObject([{ page: 'legal-preview' }]);
  });

  it('brings the styles of a colour that is not stored yet', async () => {
    const { preview: settings, stored } = preview();
    const appearance = { ...stored.appearance, brandColour: '#123456' };
    const html = await settings.html('appearance', appearance);
    expect(html).toContain(`<style>${brandStyles('#123456')}</style>`);
    expect(html).not.toContain('brand-123456.css');
  });

  it('rejects what could not be stored', async () => {
    const { preview: settings, shown } = preview();
    expect(await rejectionOf(settings.html('identity', 'wrong'))).toMatchObject({ kind: 'Invalid' });
    expect(shown).toEqual([]);
  });
});
