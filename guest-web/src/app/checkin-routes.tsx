import type { RouteObject } from 'react-router-dom';
import { page } from './page';

/** The check-in path: one parent, a child for each kind of task (spec §2). */
export const checkInRoutes: RouteObject[] = [
  page(
    '/checkin',
    () => import('../features/checkin/checkin-page').then((module) => module.CheckinPage),
    // A bar of its own, instead of the brand's.
    { page: 'checkIn', header: 'hidden' },
    [
      page('waiver', () => import('../features/waiver/waiver-page').then((module) => module.WaiverPage), {
        page: 'waiver',
      }),
      page('rentalprofile', () => import('../features/rental/rental-page').then((module) => module.RentalPage), {
        page: 'rental',
      }),
      page(
        'childregistration',
        () =>
          import('../features/child-registration/child-registration-page').then(
            (module) => module.ChildRegistrationPage,
          ),
        { page: 'child' },
      ),
      page('photo', () => import('../features/photo/photo-page').then((module) => module.PhotoPage), { page: 'photo' }),
    ],
  ),
];
