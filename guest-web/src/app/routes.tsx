import type { RouteObject } from 'react-router-dom';
import { StartPage } from '../features/welcome/start-page';
import { WelcomePage } from '../features/welcome/welcome-page';
import { checkInRoutes } from './checkin-routes';
import { Guard } from './guard';
import { page } from './page';

const home = { to: '/home', label: 'Home' };

const publicRoutes: RouteObject[] = [
  { path: '/', element: <StartPage />, handle: { layout: 'hero' } },
  // The front door comes with the first file: a round trip less before anything is seen.
  { path: '/welcome', element: <WelcomePage />, handle: { title: 'Welcome', layout: 'hero' } },
  page('/about', () => import('../features/about/about-page').then((module) => module.AboutPage), {
    title: 'About',
    header: 'page',
    footer: true,
  }),
  page('/access-denied', () => import('../features/account/access-denied-page').then((module) => module.AccessDeniedPage), {
    title: 'Access denied',
    description: 'You do not have access to this resource',
    header: 'page',
    footer: true,
  }),
  page('/logout', () => import('../features/account/logout-page').then((module) => module.LogoutPage), { title: 'Logging out' }),
  page('/oidc-callback', () => import('../features/account/oidc-callback-page').then((module) => module.OidcCallbackPage), {
    title: 'Signing in',
  }),
  page(
    '/oidc-callback-error',
    () => import('../features/account/oidc-callback-error-page').then((module) => module.OidcCallbackErrorPage),
    {
      title: 'Sign-in did not work',
      header: 'own',
    },
  ),
  page('/oidc-silent-renew', () => import('../features/account/oidc-silent-renew-page').then((module) => module.OidcSilentRenewPage), {
    title: 'Renewing sign-in',
  }),
];

const guestRoutes: RouteObject[] = [
  page('/home', () => import('../features/home/home-page').then((module) => module.HomePage), {
    title: 'Your family',
    header: 'own',
    layout: 'own',
    footer: true,
  }),
  page('/l/:locationName', () => import('../features/location/location-page').then((module) => module.LocationPage), { title: 'Location' }),
  page('/add-family-member', () => import('../features/family/add-member-page').then((module) => module.AddMemberPage), {
    title: 'Add a family member',
    description: 'Everyone who skis, rides or comes along gets a card of their own.',
    header: 'page',
    footer: true,
    back: home,
  }),
  ...checkInRoutes,
  page('/checkinComplete', () => import('../features/complete/complete-page').then((module) => module.CompletePage), {
    title: 'All set',
    header: 'own',
    footer: true,
  }),
  page('/profile', () => import('../features/profile/profile-page').then((module) => module.ProfilePage), {
    title: 'Profile',
    header: 'page',
    footer: true,
    back: home,
  }),
  page('/profile/:contactId', () => import('../features/profile/member-page').then((module) => module.MemberPage), {
    title: 'Profile',
    header: 'own',
    footer: true,
  }),
];

/**
 * Every route of spec §2. `/pass-checker`, `/connect` and `/ble-connect` belong to features that are not part of this product yet,
 * so they are as unknown as any other path.
 */
export const routes: RouteObject[] = [
  ...publicRoutes,
  { element: <Guard />, children: guestRoutes },
  page('*', () => import('./not-found-page').then((module) => module.NotFoundPage), {
    title: 'Ooops 404 - Page Not Found',
    header: 'page',
    footer: true,
  }),
];
