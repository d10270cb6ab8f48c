import { requiredText } from '@arrival/contracts';
import { z } from 'zod';
import type { ClaimNames } from '../../config/oidc-values';
import type { Principal } from './principal';

type Person = Pick<Principal, 'givenName' | 'familyName' | 'email' | 'emailVerified' | 'birthDate'>;

const optionalLine = requiredText().optional().catch(undefined);

const person = z.object({
  givenName: optionalLine,
  familyName: optionalLine,
  email: z.email().max(254).optional().catch(undefined),
  emailVerified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  birthDate: z.iso.date().optional().catch(undefined),
});

/** What claims say of a person, each part under the name that is configured; what is not usable counts as not said. */
export function claimedPerson(claims: Readonly<Record<string, unknown>>, names: ClaimNames): Person {
  return person.parse({
    givenName: claims[names.given_name],
    familyName: claims[names.family_name],
    email: claims[names.email],
    emailVerified: claims[names.email_verified],
    birthDate: claims[names.birthdate],
  });
}
