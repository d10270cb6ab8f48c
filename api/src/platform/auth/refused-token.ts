import { DomainError } from '../calls/domain-error';

/** A token that does not count, with the reason for our log. */
export const refusedToken = (reason: string): DomainError => new DomainError('auth.required', { reason });
