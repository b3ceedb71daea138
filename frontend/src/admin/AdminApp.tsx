import { Admin, localStorageStore, Resource } from 'react-admin';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ToastHost } from '../shared/toast/ToastHost';
import { blog } from './blog';
import { calendar } from './calendar';
import { Dashboard } from './dashboard/Dashboard';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { NotFoundPage } from './layout/NotFoundPage';
import { isScreen } from './layout/screens';
import { Spinner } from './layout/Spinner';
import { leads } from './leads';
import { LoginPage } from './login/LoginPage';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { createQueryClient } from './providers/queryClient';
import { darkTheme, lightTheme } from './theme/themes';
import { users } from './users';

const queryClient = createQueryClient();

// signing out would empty the store; what it holds is a person's choice of colours and keys for this browser
const store = { ...localStorageStore(undefined, 'console'), reset: () => {} };

function StaffConsole() {
  if (!isScreen(useLocation().pathname)) return <NotFoundPage />;
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
      dashboard={Dashboard}
      notification={ToastHost}
      requireAuth
      disableTelemetry
    >
      <Resource {...leads} />
      <Resource {...calendar} />
      <Resource {...blog} />
      <Resource {...users} />
    </Admin>
  );
}

/** `basename` only prefixes links; without the /admin/* route the /login route never matches and the console loops. */
export function AdminApp() {
  return (
    // in a transition, the way to the login page waits behind the reads that leaving a session starts, again and again
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/admin/*" element={<StaffConsole />} />
      </Routes>
    </BrowserRouter>
  );
}
