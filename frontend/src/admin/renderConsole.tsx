import type { ConsolePath } from '@contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './AdminApp';
import { installBackGuard } from './ground/dialogs/useBackGuard';
import { pageOf } from './frame/screens';

/** Renders the console once the code of the page is there. */
export async function renderConsole(page: ConsolePath | undefined): Promise<void> {
  if (page !== undefined)
    await pageOf(page)
      .fetch()
      .catch(() => {});
  installBackGuard();
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <AdminApp />
      </StrictMode>,
    );
}
