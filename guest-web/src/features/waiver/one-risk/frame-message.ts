import { type OneRiskMessage, readOneRiskMessage } from '@arrival/contracts';

/** The frame that may speak, and the origin of the page that it was given. */
export interface Speaker {
  readonly source: unknown;
  readonly origin: string;
}

/**
 * What the partner's page says. Undefined for what comes from anywhere else (D41); `malformed` for what is no message: it is only logged
 * (spec §4).
 */
export function messageFrom(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  { source, origin }: Speaker,
): OneRiskMessage | 'malformed' | undefined {
  if (event.source === null || event.source !== source || event.origin !== origin) return undefined;
  return readOneRiskMessage(event.data) ?? 'malformed';
}
