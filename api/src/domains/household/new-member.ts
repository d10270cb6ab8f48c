import type { AddMember } from '@arrival/contracts';
import { cleanName, fieldError } from '@arrival/rules';
import { DomainError } from '../../platform/calls/domain-error';
import type { NewMember } from '../pos/pos.facade';

/** Nobody is born after today in the resort (D3). */
export function refuseUnborn(dateOfBirth: string, today: string): void {
  if (dateOfBirth > today)
    throw new DomainError('request.invalid', { errors: [fieldError('dateOfBirth', { code: 'birthInFuture' })] });
}

/** Somebody new as they are kept. */
export function newMember(wanted: AddMember, today: string): NewMember {
  const { firstName, lastName, dateOfBirth, email = null, phone = null } = wanted;
  refuseUnborn(dateOfBirth, today);
  return { firstName: cleanName(firstName), lastName: cleanName(lastName), dateOfBirth, email, phone };
}
