import { createTheme } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Admin, CustomRoutes, Resource, localStorageStore } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { CourseCreate, CourseEdit, CourseList } from '../courses/index.ts';
import { OutlinePage } from '../courses/OutlinePage.tsx';
import { authProvider } from '../data/auth.ts';
import { dataProvider } from '../data/provider.ts';
import { AccountPage } from './AccountPage.tsx';
import { Home } from './Home.tsx';
import { i18nProvider } from './i18n.ts';
import { InvitationPage } from './InvitationPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { StaffLayout } from './StaffLayout.tsx';
import { theme } from './theme.ts';

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
});
const store = localStorageStore('1', 'kantor');
const look = createTheme(theme);

const Office = (): ReactElement => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    theme={look}
    darkTheme={null}
    layout={StaffLayout}
    loginPage={SignInPage}
    dashboard={Home}
    requireAuth
    disableTelemetry
  >
    <CustomRoutes noLayout>
      <Route path="/undangan" element={<InvitationPage />} />
    </CustomRoutes>
    <CustomRoutes>
      <Route path="/akun" element={<AccountPage />} />
      <Route path="/course/:id/susunan" element={<OutlinePage />} />
    </CustomRoutes>
    <Resource name="course" list={CourseList} edit={CourseEdit} create={CourseCreate} recordRepresentation="fullname" />
    <Resource name="partner" recordRepresentation="name" />
    <Resource name="category" recordRepresentation="name" />
    <Resource name="program" recordRepresentation="name" />
  </Admin>
);

const router = createBrowserRouter([{ path: '*', element: <Office /> }]);

/** The back office. */
export const App = (): ReactElement => <RouterProvider router={router} />;
