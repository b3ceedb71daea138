import { Injectable } from '@nestjs/common';
import { Business, type BusinessSection, type BusinessSettings } from '../settings/business.js';
import { brandStyles, brandStylesPath } from '../settings/built-in.js';
import { SectionValues } from '../settings/section-values.js';
import { HomeData } from './home-data.js';
import { SiteRenderer, withoutScripts } from './site-renderer.js';

/** Shows the owner's settings before they are stored. */
@Injectable()
export class SettingsPreview {
  constructor(
    private readonly business: Business,
    private readonly values: SectionValues,
    private readonly home: HomeData,
    private readonly renderer: SiteRenderer,
  ) {}

  /**
   * A page with that value of a section and the stored values of the others, without scripts: the legal texts for `legal`,
   * otherwise the home page. Rejects an invalid value as storing it would.
   */
  async html(section: BusinessSection, value: unknown): Promise<string> {
    const changed = this.values.checked(section, value);
    const settings: BusinessSettings = { ...(await this.business.latest()), [section]: changed };
    const content = section === 'legal' ? ({ page: 'legal-preview' } as const) : await this.home.latest();
    const html = withoutScripts(this.renderer.html('/', content, settings));
    return withBrandStyles(html, settings.appearance.brandColour);
  }
}

/** Puts the style sheet of the brand colour into the page: its address has no content before the colour is stored. */
function withBrandStyles(html: string, brandColour: string): string {
  const path = brandStylesPath(brandColour);
  if (path === null) return html;
  const link = `<link rel="stylesheet" href="${path}" />`;
  return html.replace(link, () => `<style>${brandStyles(brandColour)}</style>`);
}
