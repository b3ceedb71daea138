import { hydrateRoot } from 'react-dom/client';
import { App, type HydratedPageData } from './App';
import { LEGAL_TEXTS } from './legal/legalLinks';

const root = document.getElementById('root');
const json = document.getElementById('page-data')?.textContent;
// with JavaScript, the dialogs contain these texts
document.getElementById(LEGAL_TEXTS)?.remove();
if (root && json) hydrateRoot(root, <App page={JSON.parse(json) as HydratedPageData} />);
