import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ToastHost } from '../shared/toast/ToastHost';
import { audit } from './audit';
import { posts } from './blog';
import { business } from './business';
import { calendar } from './calendar';
import { selfCheck } from './care';
import { DashboardPage } from './dashboard/DashboardPage';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { NotFoundPage } from './layout/NotFoundPage';
import { isScreen } from './layout/screens';
import { Spinner } from './layout/Spinner';
import { deleteExpiredDrafts } from './drafts/draftStore';
import { leads } from './leads';
import { media } from './media';
import { messages } from './messages';
import { newsletter } from './newsletter';
import { ForgotPasswordPage } from './login/ForgotPasswordPage';
import { LoginPage } from './login/LoginPage';
import { ResetPasswordPage } from './login/ResetPasswordPage';
import { ErrorPage } from './loading/ErrorPage';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { createQueryClient } from './providers/queryClient';
import { privacy } from './privacy';
import { security } from './security';
import { settings } from './settings';
import { ConsoleStyles } from './theme/ConsoleStyles';
import { darkTheme, lightTheme } from './theme/themes';
import { suspected } from './suspected';
import { tasks } from './tasks';
import { users } from './users';

const queryClient = createQueryClient();
deleteExpiredDrafts(new Date());

// sign-out resets the store, but the stored theme and shortcut settings belong to the browser
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
      dashboard={DashboardPage}
      notification={ToastHost}
      error={ErrorPage}
      requireAuth
      disableTelemetry
    >
      <Resource {...leads} />
      <Resource {...suspected} />
      <Resource {...calendar} />
      <Resource {...tasks} />
      <Resource {...messages} />
      <Resource {...posts} />
      <Resource {...media} />
      <Resource {...newsletter} />
      <Resource {...business} />
      <Resource {...users} />
      <Resource {...privacy} />
      <Resource {...settings} />
      <Resource {...selfCheck} />
      <Resource {...security} />
      <CustomRoutes noLayout>
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
      </CustomRoutes>
      <Resource {...audit} />
      <CustomRoutes>
        {/* the URL of a resource is its name by default: this screen is at /admin/blog, not /admin/posts */}
        <Route path="/blog/*" element={<Resource {...posts} />} />
      </CustomRoutes>
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
