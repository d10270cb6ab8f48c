import { featureOfRoute } from '@arrival/contracts';
import type { RouteObject } from 'react-router-dom';
import { StartPage } from '../features/welcome/start-page';
import { WelcomePage } from '../features/welcome/welcome-page';
import { checkInRoutes } from './checkin-routes';
import { Guard } from './guard';
import { page } from './page';

const home = { to: '/home', page: 'home' } as const;

const publicRoutes: RouteObject[] = [
  { path: '/', element: <StartPage />, handle: { layout: 'hero' } },
  // The front door comes with the first file: a round trip less before anything is seen.
  { path: '/welcome', element: <WelcomePage />, handle: { page: 'welcome', layout: 'hero' } },
  page('/about', () => import('../features/about/about-page').then((module) => module.AboutPage), {
    page: 'about',
    header: 'page',
    footer: true,
  }),
  page(
    '/access-denied',
    () => import('../features/account/access-denied-page').then((module) => module.AccessDeniedPage),
    {
      page: 'accessDenied',
      why: 'accessDeniedWhy',
      header: 'page',
      footer: true,
    },
  ),
  page('/sign', () => import('../features/waiver/own-phone/own-phone-page').then((module) => module.OwnPhonePage), {
    page: 'waiver',
    header: 'own',
  }),
  page('/counter', () => import('../features/counter/counter-page').then((module) => module.CounterPage), {
    page: 'checkIn',
    header: 'own',
  }),
  page('/family-code', () => import('../features/complete/shared-code-page').then((module) => module.SharedCodePage), {
    page: 'familyCode',
    header: 'own',
  }),
  page('/logout', () => import('../features/account/logout-page').then((module) => module.LogoutPage), {
    page: 'loggingOut',
  }),
  page(
    '/oidc-callback',
    () => import('../features/account/oidc-callback-page').then((module) => module.OidcCallbackPage),
    {
      page: 'signingIn',
    },
  ),
  page(
    '/oidc-callback-error',
    () => import('../features/account/oidc-callback-error-page').then((module) => module.OidcCallbackErrorPage),
    {
      page: 'signInFailed',
      header: 'own',
    },
  ),
  page(
    '/oidc-silent-renew',
    () => import('../features/account/oidc-silent-renew-page').then((module) => module.OidcSilentRenewPage),
    {
      page: 'renewingSignIn',
    },
  ),
];

const guestRoutes: RouteObject[] = [
  page('/home', () => import('../features/home/home-page').then((module) => module.HomePage), {
    page: 'family',
    header: 'own',
    layout: 'own',
    footer: true,
  }),
  page('/l/*', () => import('../features/location/location-page').then((module) => module.LocationPage), {
    page: 'location',
  }),
  page(
    '/add-family-member',
    () => import('../features/family/add-member-page').then((module) => module.AddMemberPage),
    {
      page: 'addMember',
      why: 'addMemberWhy',
      header: 'page',
      footer: true,
      back: home,
    },
  ),
  ...checkInRoutes,
  page('/checkinComplete', () => import('../features/complete/complete-page').then((module) => module.CompletePage), {
    page: 'checkIn',
    header: 'own',
    layout: 'own',
    footer: true,
  }),
  page('/profile', () => import('../features/profile/profile-page').then((module) => module.ProfilePage), {
    page: 'profile',
    header: 'page',
    footer: true,
    back: home,
  }),
  page('/profile/:contactId', () => import('../features/profile/member-page').then((module) => module.MemberPage), {
    page: 'profile',
    header: 'own',
    footer: true,
  }),
];

const featureRoutes = Object.keys(featureOfRoute).map((path): RouteObject & { path: string } => {
  const route = page(path, () => import('./feature-pages').then((module) => module.loadFeaturePage(path)), {
    page: path === '/pass-checker' ? 'passCheck' : 'mobilePasses',
    header: 'own',
    footer: true,
  });
  return { ...(path === '/ble-connect' ? { element: <Guard />, children: [route] } : route), path };
});

/** With what belongs to these features; without its feature a path is as unknown as any other (D44). */
export const routesWith = (features: readonly string[]): RouteObject[] => [
  ...featureRoutes.filter(({ path }) => features.includes(featureOfRoute[path] ?? '')),
  ...routes,
];

/** Every route of spec §2 that needs no feature. */
export const routes: RouteObject[] = [
  ...publicRoutes,
  { element: <Guard />, children: guestRoutes },
  page('*', () => import('./not-found-page').then((module) => module.NotFoundPage), {
    page: 'notFound',
    header: 'page',
    footer: true,
  }),
];
