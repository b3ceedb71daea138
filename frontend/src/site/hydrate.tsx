import type { PageData } from '@contract';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, type FirstPageData } from './App';
import type { CalculatorData } from './calculators/CalculatorApp';
import { LEGAL_TEXTS } from './legal/legalLinks';
import type { PrivatePageData } from './PrivateApp';
import type { ReadingData } from './ReadingApp';

/** A page with a script. */
type HydratedPageData = Exclude<PageData, PrivatePageData>;

const root = document.getElementById('root');
const json = document.getElementById('page-data')?.textContent;
// with JavaScript, the dialogs contain these texts
document.getElementById(LEGAL_TEXTS)?.remove();
if (root && json)
  void rootOf(JSON.parse(json) as HydratedPageData).then((content) => hydrateRoot(root, content));

async function rootOf(page: HydratedPageData): Promise<ReactNode> {
  switch (page.page) {
    case 'calculator':
    case 'calculators': {
      const { CalculatorApp } = await import('./calculators/CalculatorApp');
      return <CalculatorApp page={page satisfies CalculatorData} />;
    }
    case 'blog':
    case 'article':
    case 'issues':
    case 'issue': {
      const hasCalculator = page.page === 'article' && page.text.some((part) => 'calculator' in part);
      const [{ ReadingApp }, embed] = await Promise.all([
        import('./ReadingApp'),
        hasCalculator ? import('./calculators/CalculatorEmbed') : null,
      ]);
      return <ReadingApp page={page satisfies ReadingData} Embed={embed?.CalculatorEmbed} />;
    }
    default:
      return <App page={page satisfies FirstPageData} />;
  }
}
