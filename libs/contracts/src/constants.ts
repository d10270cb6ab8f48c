/** Ids of the four task types (spec §3). */
export const taskTypeIds = { waiver: 1, rentalProfile: 2, childRegistration: 3, photo: 4 } as const;
export type TaskTypeId = (typeof taskTypeIds)[keyof typeof taskTypeIds];

/** The order in which task types run (D12). */
export const taskTypeOrder: readonly TaskTypeId[] = [1, 2, 3, 4];

/** Client route names of the task types (spec §3). */
export const taskTypeRouteNames = { 1: 'Waiver', 2: 'RentalProfile', 3: 'ChildRegistration', 4: 'Photo' } as const;

/** Where each kind of contact task is completed, appended to /api/tasks/contact/complete (D19). */
export const completeEndpoints = { 1: '/Waiver', 2: '/RentalProfile', 3: '/ChildRegistration', 4: '/Photo' } as const;
export type CompleteEndpoint = (typeof completeEndpoints)[TaskTypeId];

/** Under this age a member is a minor (spec §9). */
export const minorUnderAge = 18;
export const shoeSizeMaxLength = 32;
/** What an empty health field is saved as (spec §9). */
export const noneText = 'None';

/** The photo's forced size in pixels (spec §9). */
export const photoSize = 400;
export const photoLimits = {
  maxFileSizeMegabytes: 20,
  maxPixels: 50_000_000,
  acceptedTypes: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** The tag ids that analytics start with; another one is only logged (spec §8). */
export const analyticsTagPattern = /^(G|GT|AW|UA)-[A-Z0-9-]{4,20}$/i;

/** For how long something finished without a connection may wait for one (D70). */
export const longestKeptSeconds = 31 * 24 * 60 * 60;

/** The drawn signature, in bytes of its PNG. */
export const signatureMaxBytes = 200_000;

/** How the operator's guests write a day (spec §3). */
export const dateFormats = ['mmddyyyy', 'ddmmyyyy'] as const;
export type DateFormat = (typeof dateFormats)[number];

export const features = ['PassChecker', 'BLEConnect', '1Risk'] as const;
export type Feature = (typeof features)[number];

export const defaultDocumentTitle = 'Arrival';
export const defaultFavicon = '/favicon-32x32.png';
export const errorColor = '#dc143c';
export const loaderColor = '#93dbe9';
export const toastMilliseconds = 2000;
export const chunkTimeoutMilliseconds = 120_000;
export const generalError = 'An error happened';
