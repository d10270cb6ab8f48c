import { type ChildRegistration, childRegistrationSchema } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { FieldCipher, type Place, type Sealed } from '../../platform/crypto/field-cipher';
import type { PosChildRegistration } from './pos-household';

const placeOf = (contactId: number): Place => ({ table: 'child_registration', column: 'sealed', row: contactId });

/** Children's health answers are stored sealed and open only in their own row (D51). */
@Injectable()
export class HealthAnswers {
  constructor(private readonly cipher: FieldCipher) {}

  seal(contactId: number, answers: ChildRegistration): Sealed {
    return this.cipher.seal(JSON.stringify(answers), placeOf(contactId));
  }

  open({ contactId, keyId, sealed }: Pick<PosChildRegistration, 'contactId' | 'keyId' | 'sealed'>): ChildRegistration {
    const text = this.cipher.open({ keyId, sealed: Buffer.from(sealed, 'base64') }, placeOf(contactId));
    return childRegistrationSchema.parse(JSON.parse(text));
  }
}
