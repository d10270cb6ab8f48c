import type { AccessRole } from '@arrival/contracts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Admin, Authenticated, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom';
import { authProvider } from '../auth/auth-provider';
import { consolePath } from '../auth/oidc';
import { dataProvider } from '../data/data-provider';
import { guests } from '../resources/guests/guests.section';
import type { Section } from '../shared/section';
import { i18nProvider, say } from '../words/say';
import { ConsoleLayout } from './layout';
import { NotFound } from './not-found';
import { routerProvider } from './router-provider';
import { openTo, sections } from './sections';
import { darkTheme, lightTheme } from './theme';
import { Toasts } from './toasts';

const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'arrival', ...(nonce && { nonce }) });
const store = localStorageStore('1', 'ArrivalConsole');
// A refusal is an answer: only what may pass by itself is tried again, by hand. Without a connection it is asked all the same: a save that
// waits in silence for the network would look like a frozen button, and be sent when nobody expects it any more.
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** `/admin` opens the first of those with records: tasks (spec §2). */
const inOrder = (places: readonly Section[]) =>
  [...places].sort((one, other) => Number(other.name === 'tasks') - Number(one.name === 'tasks'));

/** What is open to the role. The desk begins with the guests (D77). */
function placesOf(role: AccessRole | undefined) {
  const places = inOrder(openTo(role, sections));
  return (
    <>
      {places
        .filter(({ list }) => list)
        .map(({ name, list, edit, create, show, recordRepresentation }) => (
          <Resource
            key={name}
            name={name}
            list={list}
            edit={edit}
            create={create}
            show={show}
            recordRepresentation={recordRepresentation}
          />
        ))}
      <CustomRoutes>
        {role === 'desk' && <Route path="/" element={<Navigate to={`/${guests.name}`} replace />} />}
        {places.map(
          ({ name, page: Page }) =>
            Page && (
              <Route
                key={name}
                path={`/${name}/*`}
                element={
                  <Authenticated>
                    <Page />
                  </Authenticated>
                }
              />
            ),
        )}
      </CustomRoutes>
    </>
  );
}

function Console() {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={store}
      layout={ConsoleLayout}
      notification={Toasts}
      loginPage={false}
      catchAll={NotFound}
      theme={lightTheme}
      darkTheme={darkTheme}
      title={say('app.title')}
      requireAuth
      disableTelemetry
    >
      {placesOf}
    </Admin>
  );
}

/** Made after sign-in has put the address right. react-admin's guard for unsaved changes needs a data router. */
function makeRouter() {
  return createBrowserRouter([{ path: '*', element: <Console /> }], { basename: consolePath });
}

export function App() {
  const [router] = useState(makeRouter);
  return (
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  );
}
