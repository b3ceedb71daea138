import { DEFAULT_APPEARANCE } from '@contract';
import { CssBaseline } from '@mui/material';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { forReactAdmin } from '../admin/ground/api/dataProvider';
import { hasAccess } from '../admin/ground/api/access';
import { createQueryClient } from '../admin/ground/api/queryClient';
import { themesOf } from '../admin/ground/theme/themes';
import type { SessionUser } from '../shared/api-types';
import { ToastHost } from '../shared/toast/ToastHost';
import { dismissShownToast } from '../shared/toast/toastQueue';
import { aSuperadmin } from './builders';
import { fakeProvider, type FakeServer } from './fakeProvider';

const { lightTheme } = themesOf(DEFAULT_APPEARANCE.brandColour);

interface RenderOptions {
  readonly server?: FakeServer;
  readonly user?: SessionUser;
  readonly resource?: string;
  /** The initial URL. */
  readonly path?: string;
  /** Preferences that the browser keeps, by key. */
  readonly preferences?: Readonly<Record<string, unknown>>;
  readonly login?: (step: unknown) => Promise<unknown>;
  readonly logout?: () => Promise<void>;
}

/** Renders a part of the console with the fake provider, a signed-in user and its own router. */
export function renderAdmin(
  ui: ReactNode,
  {
    server = fakeProvider(),
    user = aSuperadmin,
    resource = 'leads',
    path = '/admin',
    preferences = {},
    login = async () => {},
    logout = async () => {},
  }: RenderOptions = {},
) {
  dismissShownToast();
  const queryClient = createQueryClient();
  const authProvider = {
    login,
    logout,
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => user.role,
    getIdentity: async () => ({ ...user, fullName: user.name }),
    canAccess: async (asked: { resource: string; action: string }) =>
      hasAccess(user.role, asked.resource, asked.action),
  };
  const url = { current: path };
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route
          path="/admin/*"
          element={
            <AdminContext
              basename="/admin"
              dataProvider={forReactAdmin(server.provider)}
              authProvider={authProvider}
              queryClient={queryClient}
              store={memoryStore({ ...preferences })}
              lightTheme={lightTheme}
            >
              <CssBaseline />
              <ResourceContextProvider value={resource}>{ui}</ResourceContextProvider>
              <UrlObserver onChange={(next) => (url.current = next)} />
              <ToastHost />
            </AdminContext>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  return {
    ...view,
    server,
    queryClient,
    url,
    user: userEvent.setup({ pointerEventsCheck: 0, skipHover: true }),
  };
}

function UrlObserver({ onChange }: { onChange: (url: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + decodeURIComponent(search));
  return null;
}
