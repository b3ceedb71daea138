import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './AdminApp';
import { installBackGuard } from './dialogs/useBackGuard';
import '../shared/brand/fonts.css';
import '../shared/brand/colours.css';
import '../shared/brand/logo.css';
import '../shared/brand/scene.css';

installBackGuard();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  );
}
