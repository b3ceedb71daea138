import { Injectable } from '@nestjs/common';
import { Business, type BusinessSection, type BusinessSettings } from '../settings/business.js';
import { brandStyles, brandStylesPath } from '../settings/built-in.js';
import { SectionValues } from '../settings/section-values.js';
import { calculatorList } from './calculator-data.js';
import { HomeData } from './home-data.js';
import { type PageContent, SiteRenderer, withoutScripts } from './site-renderer.js';

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
   * the list of calculators for `calculators`, otherwise the home page. Rejects an invalid value as storing it would.
   */
  async html(section: BusinessSection, value: unknown): Promise<string> {
    const changed = this.values.checked(section, value);
    const settings: BusinessSettings = { ...(await this.business.latest()), [section]: changed };
    const html = withoutScripts(this.renderer.html('/', await this.page(section, settings), settings));
    return withBrandStyles(html, settings.appearance.brandColour);
  }

  private async page(section: BusinessSection, settings: BusinessSettings): Promise<PageContent> {
    if (section === 'legal') return { page: 'legal-preview' };
    if (section === 'calculators') return { page: 'calculators', ...calculatorList(settings) };
    return this.home.latest();
  }
}

/** Puts the style sheet of the brand colour into the page: its address has no content before the colour is stored. */
function withBrandStyles(html: string, brandColour: string): string {
  const path = brandStylesPath(brandColour);
  if (path === null) return html;
  const link = `<link rel="stylesheet" href="${path}" />`;
  return html.replace(link, () => `<style>${brandStyles(brandColour)}</style>`);
}
