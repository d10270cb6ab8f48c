import type { Feature } from './constants';

/** Doors of the sign-in itself: nobody is led back to them afterwards, it would go round in circles. */
const signInDoors = [
  '/',
  '/welcome',
  '/logout',
  '/access-denied',
  '/oidc-callback',
  '/oidc-callback-error',
  '/oidc-silent-renew',
];
/** All other pages of the guest app. */
export const guestPages: readonly string[] = [
  '/about',
  '/pass-checker',
  '/connect',
  '/ble-connect',
  '/l/*',
  '/home',
  '/add-family-member',
  '/checkin',
  '/checkin/photo',
  '/checkin/waiver',
  '/checkin/rentalprofile',
  '/checkin/childregistration',
  '/checkinComplete',
  '/family-code',
  '/sign',
  '/counter',
  '/profile',
  '/profile/:contactId',
];
/** Every path of the guest app (spec §2). */
export const guestRoutes: readonly string[] = /* @__PURE__ */ signInDoors.concat(guestPages);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the paths of a route such as `/profile/:contactId` or, for a name that may have slashes, `/l/*`: in any case and with a slash at the end. */
export function routePattern(route: string): RegExp {
  const parts = route.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

/** Those that are there with their feature alone. */
export const featureOfRoute: Readonly<Record<string, Feature>> = {
  '/pass-checker': 'PassChecker',
  '/connect': 'BLEConnect',
  '/ble-connect': 'BLEConnect',
};

/** The API's paths that guests call, with parameters in braces (spec §7). */
export const apiRoutes = {
  clientSettings: '/api/settings/client',
  languageTexts: '/api/settings/language/{language}',
  profile: '/api/profile',
  memberProfile: '/api/profile/contacts/{contactId}',
  signedWaiverCopy: '/api/profile/waivers/{signatureId}',
  addMember: '/api/family/addmember',
  birthDate: '/api/family/birthdate',
  locations: '/api/locations',
  locationContacts: '/api/activities/locations/{locationId}/contacts',
  grouping: '/api/tasks/ContactTaskGrouping/Location/{locationId}',
  complete: '/api/tasks/contact/complete',
  /** A photo and its completion in one trip; the specification's two are `/api/photo/Contact/Upload` and `complete`. */
  photoWithTask: '/api/tasks/contact/complete/Photo/Upload',
  waiverText: '/api/waivers/texts/{hash}',
  rentalLists: '/api/rentalprofile/lists/{hash}',
  photo: '/api/photo/Contact/{contactId}/{photoHash}',
  /** Whose passes this browser may ask about; its answer sets the cookie that later calls carry (D49). */
  passHolders: '/api/profile/passes/holders',
} as const;

/** What *Fetch Defaults* reads (D43); guests never do. */
export const defaultsRoutes = {
  language: '/defaults/default-language.json',
  theme: '/defaults/default-theme.json',
} as const;
