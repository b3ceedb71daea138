import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './AdminApp';
import './theme/console.css';

/** How old a page must be to be loaded anew for want of a part; a younger one would only fail again. */
const OLD_ENOUGH = 10_000;

// a new version was put up while this page was open, and its parts go by other names now
window.addEventListener('vite:preloadError', () => {
  if (performance.now() > OLD_ENOUGH) window.location.reload();
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  );
}
