import './styles/site.css';
import { scrollToHash } from './layout/scrollToHash';

scrollToHash();

// The page works without JavaScript: hydration waits until all visible content has loaded.
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });

function start() {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 200 });
  else setTimeout(hydrate, 1);
}

function hydrate() {
  void import('./hydrate');
}
