import { isConsolePage } from '@contract';
import { Admin, CustomRoutes, localStorageStore } from 'react-admin';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ToastHost } from '../shared/toast/ToastHost';
import { DashboardPage } from './dashboard/DashboardPage';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { NotFoundPage } from './layout/NotFoundPage';
import { Spinner } from './layout/Spinner';
import { deleteExpiredDrafts } from './drafts/draftStore';
import { LoginPage } from './login/LoginPage';
import { ErrorPage } from './loading/ErrorPage';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { createQueryClient } from './providers/queryClient';
import { routesWithin } from './screens';
import { ConsoleStyles } from './theme/ConsoleStyles';
import { darkTheme, lightTheme } from './theme/themes';

const queryClient = createQueryClient();
deleteExpiredDrafts(new Date());

// sign-out resets the store, but the stored theme and shortcut settings belong to the browser
const store = { ...localStorageStore(undefined, 'console'), reset: () => {} };

function StaffConsole() {
  if (!isConsolePage(useLocation().pathname.replace(/\/+$/, ''))) return <NotFoundPage />;
  return (
    <Admin
      basename="/admin"
      title="Staff console"
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      layout={ConsoleLayout}
      loginPage={LoginPage}
      loading={Spinner}
      dashboard={DashboardPage}
      notification={ToastHost}
      error={ErrorPage}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes noLayout>{routesWithin('nothing')}</CustomRoutes>
      <CustomRoutes>{routesWithin()}</CustomRoutes>
    </Admin>
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
