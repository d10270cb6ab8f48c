import { z } from 'zod';
import { list } from './values';

/** `aud` of the tokens that are for us; any of them will do. */
export const audiences = z
  .string()
  .default('arrival-api')
  .transform(list)
  .refine((accepted) => accepted.length > 0, 'is required');

/** Set by the web apps themselves for each sign-in; a fixed value would break it or its protection. */
const OWN_PARAMETERS = new Set([
  ...['client_id', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state', 'nonce', 'prompt'],
  ...['code_challenge', 'code_challenge_method', 'request', 'request_uri'],
]);

/** `audience=https%3A%2F%2Fapi.example&resource=…`, as in an address: what the web apps send along when somebody signs in. */
export const authorizationParameters = z
  .string()
  .default('')
  .transform((value, context): Readonly<Record<string, string>> => {
    const parameters = [...new URLSearchParams(value)];
    const names = parameters.map(([name]) => name);
    const isComplete = parameters.every(([name, content]) => name && content);
    if (!isComplete || new Set(names).size < names.length) {
      context.addIssue({ code: 'custom', message: 'must be name=value, several divided by &, each once' });
    }
    const own = names.find((name) => OWN_PARAMETERS.has(name));
    if (own) context.addIssue({ code: 'custom', message: `may not set ${own}, which the web apps set themselves` });
    return Object.fromEntries(parameters);
  });

const STANDARD = {
  given_name: 'given_name',
  family_name: 'family_name',
  email: 'email',
  email_verified: 'email_verified',
  birthdate: 'birthdate',
} as const;

/** Which claim of a token carries which part of a person. */
export type ClaimNames = Readonly<Record<keyof typeof STANDARD, string>>;

/** `given_name=first,email=upn`: the claims that the provider names otherwise; the rest are the standard's. */
export const claimNames = z
  .string()
  .default('')
  .transform((value, context): ClaimNames => {
    const entries = value.split(',').flatMap((entry) => (entry.trim() ? [entry.trim().split(/=(.*)/s, 2)] : []));
    const isRight = entries.every(([part = '', claim]) => Object.hasOwn(STANDARD, part) && claim);
    if (!isRight)
      context.addIssue({
        code: 'custom',
        message: `must be ${Object.keys(STANDARD).join(', ')}, each =claim, divided by commas`,
      });
    return { ...STANDARD, ...(Object.fromEntries(entries) as Partial<ClaimNames>) };
  });
