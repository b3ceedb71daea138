import type { ReactNode } from 'react';
import { ToastHost } from '../../shared/toast/ToastHost';
import { CookieBanner } from '../cookies/CookieBanner';
import { LegalDialogHost } from '../legal/LegalDialogHost';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { useAppearing } from './useAppearing';
import { useScrolling } from './useScrolling';

/** What every public page has around its content (spec §2). */
export function PageLayout({ children }: { children: ReactNode }) {
  useScrolling();
  useAppearing();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <CookieBanner />
      <LegalDialogHost />
      <ToastHost />
    </>
  );
}
