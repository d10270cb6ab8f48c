import { type ContactTask, type RentalLists, rentalListsSchema, taskTypeIds } from '@arrival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { CannotOpen, FieldCipher, type Sealed } from '../../platform/crypto/field-cipher';
import { contentHash } from '../../platform/idempotency/content-hash';
import { Idempotency } from '../../platform/idempotency/idempotency';
import { rememberedAnswersColumn } from '../../platform/idempotency/remembered-answers-column';
import { CatalogFacade } from '../catalog/catalog.facade';
import type { CompletionWrite } from './completion.queries';
import type { CompletionCall } from './completion-request';

interface Remembered {
  /** SHA-256 of the whole request, hex. */
  readonly request: string;
  readonly answer: ContactTask;
}

const listNames = new Set(Object.keys(rentalListsSchema.shape));

/** Without the lists that every rental profile chooses from: five sixths of it, the same for everybody, and a third of the statement (P5). */
function withoutLists(answer: ContactTask): ContactTask {
  if (answer.taskTypeId !== taskTypeIds.rentalProfile) return answer;
  const own = Object.fromEntries(Object.entries(answer.relatedObject ?? {}).filter(([name]) => !listNames.has(name)));
  return { ...answer, relatedObject: own } as ContactTask;
}

function withLists(answer: ContactTask, lists: RentalLists): ContactTask {
  if (answer.taskTypeId !== taskTypeIds.rentalProfile) return answer;
  return { ...answer, relatedObject: { ...lists, ...answer.relatedObject } } as ContactTask;
}

/** Whose call it is: two people's keys never meet. */
export function scopeOf({ principal, actor }: CompletionCall): string {
  const { issuer, subject } = actor ?? principal;
  return `${issuer} ${subject}`;
}

const { table, column } = rememberedAnswersColumn;
const placeOf = (call: CompletionCall) => ({ table, column, row: `${scopeOf(call)} ${call.idempotencyKey}` });

/** Of what is no secret. The hash of the answers themselves could be guessed, so it is kept inside the seal. */
const outerHash = ({ endpoint, body }: CompletionCall): Buffer => contentHash([endpoint, body.id]);
const requestOf = ({ endpoint, body }: CompletionCall): string => contentHash([endpoint, body]).toString('hex');

/** The answers of calls with an Idempotency-Key (D20), sealed: a child's registration is among them (D51). */
@Injectable()
export class RememberedAnswers {
  readonly #logger = new Logger(RememberedAnswers.name);

  constructor(
    private readonly idempotency: Idempotency,
    private readonly cipher: FieldCipher,
    private readonly catalog: CatalogFacade,
  ) {}

  /** What the completion's statement keeps with its data. */
  record(call: CompletionCall, answer: ContactTask): CompletionWrite['idempotency'] {
    const { idempotencyKey: key } = call;
    return {
      scope: scopeOf(call),
      key,
      requestHash: outerHash(call),
      answer: key === null ? '' : this.#seal(call, answer),
    };
  }

  /** What the same Idempotency-Key was answered before, or null; with the lists of today. Throws `request.key_reused` when it came with something else. */
  async find(call: CompletionCall): Promise<ContactTask | null> {
    const { idempotencyKey: key } = call;
    const stored =
      key === null
        ? undefined
        : await this.idempotency.find({ scope: scopeOf(call), key, requestHash: outerHash(call) });
    if (!stored) return null;
    const { keyId, sealed } = JSON.parse(stored) as { keyId: string; sealed: string };
    const opened = await this.#opened(call, { keyId, sealed: Buffer.from(sealed, 'base64') });
    if (opened === null) return null;
    const { request, answer } = JSON.parse(opened) as Remembered;
    if (request !== requestOf(call)) throw new DomainError('request.key_reused');
    return withLists(answer, (await this.catalog.snapshot(call.language)).rentalLists.lists);
  }

  /** One that none of our keys opens is forgotten: the content itself still counts once (I2), and the next try is answered. */
  async #opened(call: CompletionCall, value: Sealed): Promise<string | null> {
    try {
      return this.cipher.open(value, placeOf(call));
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      this.#logger.error({ keyId: error.keyId }, error.message);
      await this.idempotency.forget(scopeOf(call), call.idempotencyKey ?? '');
      return null;
    }
  }

  #seal(call: CompletionCall, answer: ContactTask): string {
    const remembered: Remembered = { request: requestOf(call), answer: withoutLists(answer) };
    const { keyId, sealed } = this.cipher.seal(JSON.stringify(remembered), placeOf(call));
    return JSON.stringify({ keyId, sealed: sealed.toString('base64') });
  }
}
