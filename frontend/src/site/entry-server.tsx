import type { PageData, RenderedPage } from '@contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App';
import { pageHead } from './head/pageHead';
import { LegalTexts } from './legal/LegalTexts';

/**
 * The parts of a public page. `data` also carries the legal texts for visitors without script, outside of what
 * hydrates: with script they come with the dialogs that show them.
 */
export function render(page: PageData): RenderedPage {
  const json = JSON.stringify(page);
  // rendered from the very JSON that the browser hydrates from
  const hydrated = JSON.parse(json) as PageData;
  return {
    head: pageHead(hydrated),
    html: renderToString(<App page={hydrated} />),
    data:
      renderToStaticMarkup(<LegalTexts business={hydrated.business} />) +
      `<script type="application/json" id="page-data">${json.replaceAll('<', '\\u003c')}</script>`,
  };
}
