import { consolePageAt } from '@contract';
import { CssBaseline } from '@mui/material';
import { Suspense, useMemo } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, defaultI18nProvider, localStorageStore } from 'react-admin';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ToastHost } from '../shared/toast/ToastHost';
import { ConsoleLayout } from './frame/ConsoleLayout';
import { NotFoundPage } from './frame/NotFoundPage';
import { Spinner } from './ground/page/Spinner';
import { deleteExpiredDrafts } from './ground/api/draftStore';
import { ErrorPage } from './ground/loading/ErrorPage';
import { authProvider } from './ground/api/authProvider';
import { dataProvider, forReactAdmin } from './ground/api/dataProvider';
import { createQueryClient } from './ground/api/queryClient';
import { useConsoleSettings } from './ground/settings/useConsoleSettings';
import { entityRoutes, pageRoutes } from './frame/routes';
import { pageOf } from './frame/screens';
import { ConsoleStyles } from './frame/ConsoleStyles';
import { themesOf } from './ground/theme/themes';

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
      dataProvider={forReactAdmin(dataProvider)}
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
          <CustomRoutes noLayout>{pageRoutes('nothing')}</CustomRoutes>
          <CustomRoutes>{pageRoutes()}</CustomRoutes>
          {entityRoutes()}
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
