import { type ChildRegistration, childRegistrationSchema } from '@arrival/contracts';
import { phoneText } from '@arrival/rules';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { CannotOpen, FieldCipher, type Place, type Sealed } from '../../platform/crypto/field-cipher';
import type { SealedColumn } from '../../platform/crypto/sealed-column';
import type { PosChildRegistration } from './pos-household';

type Stored = Pick<PosChildRegistration, 'contactId' | 'keyId' | 'sealed'>;

/** Writers of a registration lock the household's document first; whoever does not would meet them head on. */
export const healthAnswersColumn: SealedColumn = {
  table: 'child_registration',
  column: 'sealed',
  words: ['child registration', 'child registrations'],
  primaryKey: [['contact_id', 'bigint']],
  keyId: 'key_id',
  sealed: 'sealed',
  assignments: 'key_id = $2, sealed = $3',
  lock: `select d.head_contact_id from contact c join household_document d on d.head_contact_id = coalesce(c.parent_contact_id, c.contact_id)
    where c.contact_id = (($1::text[])[1])::bigint for update of d`,
  row: ([contactId]) => String(contactId),
};

const { table, column } = healthAnswersColumn;
const placeOf = (contactId: number): Place => ({ table, column, row: contactId });

/** Children's health answers are stored sealed and open only in their own row (D51). */
@Injectable()
export class HealthAnswers {
  readonly #logger = new Logger(HealthAnswers.name);
  readonly #told = new Set<string>();

  constructor(
    private readonly cipher: FieldCipher,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  seal(contactId: number, answers: ChildRegistration): Sealed {
    return this.cipher.seal(JSON.stringify(answers), placeOf(contactId));
  }

  open(stored: Stored): ChildRegistration {
    return childRegistrationSchema.parse(JSON.parse(this.#text(stored)));
  }

  /** The answers for people to read: phone numbers as they are written here, not as they are kept (D57). */
  show(stored: Stored): ChildRegistration {
    const answers = this.open(stored);
    const shown = (kept: string) => phoneText(kept, this.config.phoneRegion);
    const { primaryEmergencyPhone, alternateEmergencyPhone1 } = answers;
    return { ...answers, primaryEmergencyPhone: shown(primaryEmergencyPhone), alternateEmergencyPhone1: shown(alternateEmergencyPhone1) };
  }

  /** Whether the answers can be read. Those that cannot count as not on file, and are told once for each key (issue 7). */
  canOpen(stored: Stored): boolean {
    try {
      this.#text(stored);
      return true;
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      if (!this.#told.has(error.keyId)) this.#logger.error({ keyId: error.keyId, contactId: stored.contactId }, error.message);
      this.#told.add(error.keyId);
      return false;
    }
  }

  #text({ contactId, keyId, sealed }: Stored): string {
    return this.cipher.open({ keyId, sealed: Buffer.from(sealed, 'base64') }, placeOf(contactId));
  }
}
