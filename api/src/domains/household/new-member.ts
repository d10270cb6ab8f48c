import type { AddMember } from '@arrival/contracts';
import { cleanName, fieldError } from '@arrival/rules';
import { DomainError } from '../../platform/http/domain-error';
import type { NewMember } from '../pos/pos.facade';

/** Somebody new as they are kept; nobody is born after today in the resort (D3). */
export function newMember(wanted: AddMember, today: string): NewMember {
  const { firstName, lastName, dateOfBirth, email = null, phone = null } = wanted;
  if (dateOfBirth > today)
    throw new DomainError('request.invalid', { errors: [fieldError('dateOfBirth', { code: 'birthInFuture' })] });
  return { firstName: cleanName(firstName), lastName: cleanName(lastName), dateOfBirth, email, phone };
}
