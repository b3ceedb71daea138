import { Suspense } from 'react';
import { Layout, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ConfirmationHost } from '../confirmation/ConfirmationHost';
import { ErrorPage } from '../loading/ErrorPage';
import { lazyComponent } from '../loading/lazyComponent';
import { mustSetUpSecondFactor } from '../providers/session';
import { ErrorBoundary } from '../loading/ErrorBoundary';
import { ConsoleBar } from './ConsoleBar';
import { FetchScreens } from './FetchScreens';
import { Spinner } from './Spinner';

const NoSidebar = () => null;

const RequiredSecondFactor = lazyComponent(() =>
  import('../security/RequiredSecondFactor').then((module) => module.RequiredSecondFactor),
);

/** react-admin's layout with a sidebar on a desktop, and a top and a bottom bar on a phone. */
export function ConsoleLayout({ children }: LayoutProps) {
  const { pathname } = useLocation();
  if (mustSetUpSecondFactor())
    return (
      <Suspense fallback={<Spinner />}>
        <RequiredSecondFactor />
      </Suspense>
    );
  return (
    <Layout appBar={ConsoleBar} sidebar={NoSidebar} error={ErrorPage} sx={shape}>
      <ErrorBoundary
        resetKey={pathname}
        fallback={(error, retry) => <ErrorPage error={error} onRetry={retry} />}
      >
        {children}
        {/* beside the screen in its Suspense boundary, so that it starts after the screen */}
        <FetchScreens />
      </ErrorBoundary>
      <ConfirmationHost />
    </Layout>
  );
}

const shape = {
  minWidth: 0,
  '& .RaLayout-appFrame': { mt: 0, flexDirection: { xs: 'column', sm: 'row' } },
  '& .RaLayout-contentWithSidebar': { minWidth: 0 },
  '& .RaLayout-content': {
    minWidth: 0,
    width: '100%',
    maxWidth: 1440,
    mx: 'auto',
    px: { xs: 2, sm: 3, lg: 5 },
    pt: { xs: 2, sm: 4 },
    pb: { xs: 12, sm: 11 },
  },
  '& .skip-nav-button': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
