import { type ChildRegistration, childRegistrationSchema } from '@arrival/contracts';
import { phoneText } from '@arrival/rules';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { CannotOpen, FieldCipher, type Place, type Sealed } from '../../platform/crypto/field-cipher';
import { savedVersion } from '../../platform/idempotency/content-hash';
import { healthAnswersColumn } from './health-answers-column';
import type { PosChildRegistration } from './pos.facade';

type Stored = Pick<PosChildRegistration, 'contactId' | 'keyId' | 'sealed'>;

const { table, column } = healthAnswersColumn;
const placeOf = (contactId: number): Place => ({ table, column, row: contactId });

/** What other domains may ask about children's health answers: they are stored sealed and open only in their own row (D51). */
@Injectable()
export class HealthAnswers {
  readonly #logger = new Logger(HealthAnswers.name);
  readonly #told = new Set<string>();

  constructor(
    private readonly cipher: FieldCipher,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** They open again only as this child's. */
  seal(contactId: number, answers: ChildRegistration): Sealed {
    return this.cipher.seal(JSON.stringify(answers), placeOf(contactId));
  }

  /** Phone numbers as they are kept. Throws `CannotOpen`. */
  open(stored: Stored): ChildRegistration {
    return childRegistrationSchema.parse(JSON.parse(this.#text(stored)));
  }

  /** Names the answers and when they were saved: sealing them anew under another key is no change. */
  version({ updatedAtUtc }: Pick<PosChildRegistration, 'updatedAtUtc'>, answers: ChildRegistration): string {
    return savedVersion({ ...answers, updatedAtUtc });
  }

  /** The answers for people to read: phone numbers as they are written here, not as they are kept (D57). */
  show(stored: Stored): ChildRegistration {
    const answers = this.open(stored);
    const shown = (kept: string) => phoneText(kept, this.config.client.phoneRegion);
    const { primaryEmergencyPhone, alternateEmergencyPhone1 } = answers;
    return {
      ...answers,
      primaryEmergencyPhone: shown(primaryEmergencyPhone),
      alternateEmergencyPhone1: shown(alternateEmergencyPhone1),
    };
  }

  /** Whether the answers can be read. Those that cannot count as not on file, and are told once for each key (issue 7). */
  canOpen(stored: Stored): boolean {
    try {
      this.#text(stored);
      return true;
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      if (!this.#told.has(error.keyId))
        this.#logger.error({ keyId: error.keyId, contactId: stored.contactId }, error.message);
      this.#told.add(error.keyId);
      return false;
    }
  }

  #text({ contactId, keyId, sealed }: Stored): string {
    return this.cipher.open({ keyId, sealed: Buffer.from(sealed, 'base64') }, placeOf(contactId));
  }
}
