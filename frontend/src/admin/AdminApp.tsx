import { consolePageAt } from '@contract';
import { CssBaseline } from '@mui/material';
import { Suspense, useMemo } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, defaultI18nProvider, localStorageStore } from 'react-admin';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ToastHost } from '../shared/toast/ToastHost';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { NotFoundPage } from './layout/NotFoundPage';
import { Spinner } from './layout/Spinner';
import { deleteExpiredDrafts } from './drafts/draftStore';
import { ErrorPage } from './loading/ErrorPage';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { createQueryClient } from './providers/queryClient';
import { useConsoleSettings } from './providers/useConsoleSettings';
import { pageOf, routesWithin } from './screens';
import { ConsoleStyles } from './theme/ConsoleStyles';
import { themesOf } from './theme/themes';

const queryClient = createQueryClient();
deleteExpiredDrafts(new Date());

// sign-out resets the store, but the stored theme and shortcut settings belong to the browser
const store = { ...localStorageStore(undefined, 'console'), reset: () => {} };

/**
 * react-admin's contexts and routes without `Admin`, which brings its own login page, layout, menus and notifications along.
 */
function StaffConsole() {
  const { brandColour } = useConsoleSettings();
  const themes = useMemo(() => themesOf(brandColour), [brandColour]);
  if (consolePageAt(useLocation().pathname.replace(/(?<!\/)\/+$/, '')) === undefined) return <NotFoundPage />;
  return (
    <AdminContext
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={defaultI18nProvider}
      queryClient={queryClient}
      store={store}
      {...themes}
    >
      <CssBaseline enableColorScheme />
      <Suspense fallback={<Spinner />}>
        <CoreAdminUI
          title="Staff console"
          layout={ConsoleLayout}
          loading={Spinner}
          dashboard={pageOf('')}
          loginPage={pageOf('login')}
          error={ErrorPage}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes noLayout>{routesWithin('nothing')}</CustomRoutes>
          <CustomRoutes>{routesWithin()}</CustomRoutes>
        </CoreAdminUI>
      </Suspense>
      <ToastHost />
    </AdminContext>
  );
}

/**
 * `basename` only prefixes links; without the /admin/* route the /login route never matches and the console redirects
 * in a loop.
 */
export function AdminApp() {
  return (
    // as a transition, the redirect to the login page would wait for the requests that a sign-out starts, in a loop
    <BrowserRouter useTransitions={false}>
      <ConsoleStyles />
      <Routes>
        <Route path="/admin/*" element={<StaffConsole />} />
      </Routes>
    </BrowserRouter>
  );
}
