import {
  apiRoutes,
  type Confirmations,
  type ContactMedia,
  mobilePassRoutes,
  type PassHolder,
  type PassHolders,
  type SendLink,
} from '@arrival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../api/query-client';
import { get, post } from '../api/transport';

/** Whose passes this browser may see: signed in the family's, which also sets the cookie; else what the cookie names (D49). */
export const holdersQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['passes', 'holders', isSignedIn],
    queryFn: async () => {
      const { holders } = await (isSignedIn
        ? post<PassHolders>(apiRoutes.passHolders, {})
        : get<PassHolders>(apiRoutes.passHolders));
      return holders;
    },
  });

export const mediaQuery = (ipcode: string) =>
  queryOptions({
    queryKey: ['passes', 'media', ipcode],
    queryFn: ({ signal }) => get<ContactMedia>(mobilePassRoutes.media, { query: { ipcode }, signal }),
  });

export const allMedia = ['passes', 'all'];

/** Of several people at once; each is known on its own, too. */
export const allMediaQuery = (codes: readonly string[]) =>
  queryOptions({
    queryKey: [...allMedia, ...codes],
    queryFn: () => Promise.all(codes.map((code) => queryClient.fetchQuery(mediaQuery(code)))),
  });

/** Makes the e-ticket where there is none, and activates it. */
export async function activatePass({ ipCode }: PassHolder, media: ContactMedia): Promise<ContactMedia> {
  const transactionId = media.transactionId ?? (await createPass(ipCode));
  return post<ContactMedia>(mobilePassRoutes.activate, undefined, { query: { transactionId } });
}

/** The transaction of the first confirmation (spec §3). */
async function createPass(customerId: string): Promise<string | undefined> {
  const { confirmations } = await post<Confirmations>(mobilePassRoutes.create, undefined, { query: { customerId } });
  return confirmations[0]?.ids.find(({ name }) => name === 'transactionId')?.infoRecId;
}

export const sendPass = (request: SendLink): Promise<ContactMedia> =>
  post<ContactMedia>(mobilePassRoutes.send, request);
