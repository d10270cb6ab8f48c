import type { ChildRegistration } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { FieldCipher, type Sealed } from '../../platform/crypto/field-cipher';
import type { PosChildRegistration } from './pos-household';

const placeOf = (contactId: number) => ({ table: 'child_registration', column: 'sealed', row: contactId });

/** A child's registration answers, sealed at rest and bound to the child's row (D51). */
@Injectable()
export class HealthAnswers {
  constructor(private readonly cipher: FieldCipher) {}

  seal(contactId: number, answers: ChildRegistration): Sealed {
    return this.cipher.seal(JSON.stringify(answers), placeOf(contactId));
  }

  /** Throws when the stored value was changed, moved, or sealed with a key that is gone. */
  open({ contactId, keyId, sealed }: PosChildRegistration): ChildRegistration {
    return JSON.parse(this.cipher.open({ keyId, sealed: Buffer.from(sealed, 'base64') }, placeOf(contactId))) as ChildRegistration;
  }
}
