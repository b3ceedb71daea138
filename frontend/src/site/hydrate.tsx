import type { PageData } from '@contract';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
const json = document.getElementById('page-data')?.textContent;
if (root && json) hydrateRoot(root, <App page={JSON.parse(json) as PageData} />);
