import { type LanguageTag, languageTags } from '@arrival/contracts';
import { negotiate } from '@fastify/accept-negotiator';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const spoken = [...languageTags];
/** `-CH` of `de-CH`: who names a region is answered in its language (RFC 4647 §3.4). */
const region = /-[a-z\d]+/g;

/** The first language of `Accept-Language` that is spoken here; English for callers that name none, such as those of the specification. */
export function languageOf(header: string | undefined): LanguageTag {
  return (header && (negotiate(header.toLowerCase().replace(region, ''), spoken) as LanguageTag | null)) || 'en';
}

/** The language in which the caller wants what administrators have named. */
export const AskedLanguage = createParamDecorator(
  (_: undefined, context: ExecutionContext): LanguageTag =>
    languageOf(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']),
);
