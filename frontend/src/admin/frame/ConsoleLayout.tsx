import { keyframes } from '@emotion/react';
import { Box } from '@mui/material';
import { Suspense, useState } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ConfirmationHost } from './confirmation/ConfirmationHost';
import { ErrorPage } from '../ground/loading/ErrorPage';
import { lazyComponent } from '../ground/loading/lazyComponent';
import { mustSetUpSecondFactor } from '../ground/api/session';
import { ErrorBoundary } from '../ground/loading/ErrorBoundary';
import { ConsoleBar } from './ConsoleBar';
import { FetchScreens } from './FetchScreens';
import { SkipButton } from './SkipButton';
import { Spinner } from '../ground/page/Spinner';
import { TitleBarContext } from '../ground/page/titleBar';
import { useFocusAfterDialogs } from './useFocusAfterDialogs';

const RequiredSecondFactor = lazyComponent(() =>
  import('./RequiredSecondFactor').then((module) => module.RequiredSecondFactor),
);

/** The frame of every page: a sidebar on a desktop, a top and a bottom bar on a phone. */
export function ConsoleLayout({ children }: CoreLayoutProps) {
  const { pathname } = useLocation();
  useFocusAfterDialogs();
  const [titleBar, setTitleBar] = useState<HTMLElement | null>(null);
  if (mustSetUpSecondFactor())
    return (
      <Suspense fallback={<Spinner />}>
        <RequiredSecondFactor />
      </Suspense>
    );
  return (
    <Box className="console-frame" sx={frameShape}>
      <SkipButton to="main-content" />
      <ConsoleBar titleRef={setTitleBar} />
      <Box component="main" id="main-content" tabIndex={-1} sx={contentShape}>
        <ErrorBoundary
          resetKey={pathname}
          fallback={(error, retry) => <ErrorPage error={error} onRetry={retry} />}
        >
          <Suspense fallback={<LateSpinner />}>
            <TitleBarContext value={titleBar}>{children}</TitleBarContext>
            {/* beside the screen in its Suspense boundary, so that it starts after the screen */}
            <FetchScreens />
          </Suspense>
        </ErrorBoundary>
        <ConfirmationHost />
      </Box>
    </Box>
  );
}

const hidden = keyframes`
  from {
    opacity: 0;
  }
`;

/** Seen only by those who wait for longer than a second. */
const LateSpinner = () => (
  <Box sx={{ animation: `${hidden} 1ms 1s backwards` }}>
    <Spinner />
  </Box>
);

const frameShape = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  minHeight: '100vh',
  bgcolor: 'background.default',
};

const contentShape = {
  // above the sidebar
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  boxSizing: 'border-box',
  minWidth: 0,
  width: '100%',
  maxWidth: 1440,
  '@media (min-width: 1800px)': { maxWidth: 1760 },
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 5 },
  pt: { xs: 2, sm: 4 },
  pb: { xs: 12, sm: 11 },
  outline: 0,
};
