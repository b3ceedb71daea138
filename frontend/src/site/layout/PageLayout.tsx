import type { ReactNode } from 'react';
import { ToastHost } from '../../shared/toast/ToastHost';
import { CookieBanner } from '../cookies/CookieBanner';
import { LegalDialogHost } from '../legal/LegalDialogHost';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { useFadeIn } from './useFadeIn';
import { useScrolling } from './useScrolling';

/** The layout of every public page (spec §2). */
export function PageLayout({ children }: { children: ReactNode }) {
  useScrolling();
  useFadeIn();
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
