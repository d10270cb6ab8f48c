import {
  type OneRiskSigning,
  type OneRiskSignings,
  type OneRiskUrl,
  type OneRiskUrlRequest,
  oneRiskRoutes,
} from '@arrival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiPath, post } from '../../../lib/api/transport';
import { readSelection } from '../../../lib/checkin/selection';
import { patienceMs } from '../../../lib/one-risk/signings';
import type { Signing } from '../signing';

/** The newest signing of this task that was for these people. */
export function signingFor(
  signings: readonly OneRiskSigning[],
  { tasks, contacts }: Signing,
): OneRiskSigning | undefined {
  const taskId = tasks[0]?.taskId;
  return signings.find(
    (signing) => signing.taskId === taskId && contacts.every(({ contactId }) => signing.contactIds.includes(contactId)),
  );
}

/** Another attempt asks for another page. */
export const pageQuery = (signing: Signing, attempt: number) =>
  queryOptions({
    queryKey: ['one-risk', 'page', signing.key, attempt],
    queryFn: ({ signal }) =>
      post<OneRiskUrl>(oneRiskRoutes.url, requestFor(signing), { signal, timeoutMs: patienceMs }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

function requestFor({ tasks, contacts }: Signing): OneRiskUrlRequest {
  const { task } = tasks[0]!;
  const { locationId, activityId } = readSelection() ?? {};
  const guests = contacts.map(({ contactId }) => ({ posGuestId: String(contactId) }));
  return { waivers: [{ waiverId: task.externalWaiverId ?? '', guests }], locationId, activityId };
}

export const claim = async (reference: string): Promise<OneRiskSigning[]> =>
  (await post<OneRiskSignings>(apiPath(oneRiskRoutes.claim, { reference }), {}, { timeoutMs: patienceMs })).signings;
