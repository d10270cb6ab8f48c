import { apiRoutes, type ContactActivity, type MemberProfile, type Profile } from '@arrival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { phoneAnswers } from './api/phone-answers';
import { apiPath, get } from './api/transport';

/** The signed-in guest and the household. */
export const profileQuery = queryOptions({
  queryKey: ['household', 'profile'],
  queryFn: ({ queryKey, signal }) => phoneAnswers.read(queryKey, () => get<Profile>(apiRoutes.profile, { signal })),
});

/** The location's activities with the members and what each has left (D18). */
export function locationContactsQuery(locationId: number) {
  return queryOptions({
    queryKey: ['household', 'activities', locationId],
    queryFn: ({ queryKey, signal }) =>
      phoneAnswers.read(queryKey, () =>
        get<ContactActivity[]>(apiPath(apiRoutes.locationContacts, { locationId }), { signal }),
      ),
  });
}

/** One member's profiles and signed waivers (D32). */
export function memberProfileQuery(contactId: number) {
  return queryOptions({
    queryKey: ['household', 'member', contactId],
    queryFn: ({ signal }) => get<MemberProfile>(apiPath(apiRoutes.memberProfile, { contactId }), { signal }),
  });
}

/** Everything that a completed task or a new member changes: `queryClient.invalidateQueries(householdChanged)`. */
export const householdChanged = { queryKey: ['household'] } as const;
