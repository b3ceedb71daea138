import type { PageData, RenderedPage } from '@contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App';
import { CalculatorEmbed } from './calculators/CalculatorEmbed';
import { CalculatorApp, isCalculator } from './calculators/CalculatorApp';
import { pageHead } from './head/pageHead';
import { LegalTexts } from './legal/LegalTexts';
import { isPrivate, PrivateApp } from './PrivateApp';
import { isReading, ReadingApp } from './ReadingApp';

/**
 * Renders the parts of a public page. The legal texts for visitors without JavaScript are outside the hydrated root; with
 * JavaScript they are loaded with their dialogs. Private pages have no script at all.
 */
export function render(page: PageData): RenderedPage {
  const json = JSON.stringify(page);
  // rendered from the same JSON that the browser hydrates from
  const hydrated = JSON.parse(json) as PageData;
  const scriptless = isPrivate(hydrated);
  const { business, legal, retention } = hydrated;
  const texts =
    hydrated.page === 'legal-preview'
      ? '' // its content
      : renderToStaticMarkup(<LegalTexts business={business} legal={legal} retention={retention} />);
  const data = `<script type="application/json" id="page-data">${json.replaceAll('<', '\\u003c')}</script>`;
  return {
    head: pageHead(hydrated),
    html: renderToString(rootOf(hydrated)),
    data: scriptless ? '' : data,
    texts,
    scriptless,
  };
}

function rootOf(page: PageData) {
  if (isPrivate(page)) return <PrivateApp page={page} />;
  if (isCalculator(page)) return <CalculatorApp page={page} />;
  return isReading(page) ? <ReadingApp page={page} Embed={CalculatorEmbed} /> : <App page={page} />;
}
