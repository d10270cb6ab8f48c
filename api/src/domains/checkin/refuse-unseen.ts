import { DomainError } from '../../platform/calls/domain-error';

interface Save {
  /** The version that the caller read; null = there was none, undefined = the caller sends none. */
  readonly seen: string | null | undefined;
  readonly onFile: string;
  /** What is on file, in the caller's own household. */
  readonly relatedObject: unknown;
}

/** Refuses to replace what the caller has not seen, and shows it. */
export function refuseUnseen({ seen, onFile, relatedObject }: Save): void {
  if (seen === undefined || seen === onFile) return;
  throw new DomainError('profile.changed_meanwhile', { details: { relatedObject } });
}
