import type { ContactTask } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { DomainError } from '../../platform/http/domain-error';
import { contentHash } from '../../platform/idempotency/content-hash';
import { Idempotency } from '../../platform/idempotency/idempotency';
import type { CompletionWrite } from './completion.queries';
import type { CompletionCall } from './completion-request';

interface Remembered {
  /** SHA-256 of the whole request, hex. */
  readonly request: string;
  readonly answer: ContactTask;
}

/** Whose call it is: two people's keys never meet. */
export const scopeOf = ({ principal: { issuer, subject } }: CompletionCall): string => `${issuer} ${subject}`;

const placeOf = (call: CompletionCall) => ({
  table: 'idempotency_record',
  column: 'response',
  row: `${scopeOf(call)} ${call.idempotencyKey}`,
});

/** Of what is no secret. The hash of the answers themselves could be guessed, so it is kept inside the seal. */
const outerHash = ({ endpoint, body }: CompletionCall): Buffer => contentHash([endpoint, body.id]);
const requestOf = ({ endpoint, body }: CompletionCall): string => contentHash([endpoint, body]).toString('hex');

/** The answers of calls with an Idempotency-Key (D20), sealed: a child's registration is among them (D51). */
@Injectable()
export class RememberedAnswers {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cipher: FieldCipher,
  ) {}

  /** What the completion's statement keeps with its data. */
  record(call: CompletionCall, answer: ContactTask): CompletionWrite['idempotency'] {
    const { idempotencyKey: key } = call;
    return { scope: scopeOf(call), key, requestHash: outerHash(call), answer: key === null ? '' : this.#seal(call, answer) };
  }

  /** What the same Idempotency-Key was answered before, or null. Throws `request.key_reused` when it came with something else. */
  async find(call: CompletionCall): Promise<ContactTask | null> {
    const { idempotencyKey: key } = call;
    const stored = key === null ? undefined : await this.idempotency.find({ scope: scopeOf(call), key, requestHash: outerHash(call) });
    if (!stored) return null;
    const { keyId, sealed } = JSON.parse(stored.response) as { keyId: string; sealed: string };
    const opened = this.cipher.open({ keyId, sealed: Buffer.from(sealed, 'base64') }, placeOf(call));
    const { request, answer } = JSON.parse(opened) as Remembered;
    if (request !== requestOf(call)) throw new DomainError('request.key_reused');
    return answer;
  }

  #seal(call: CompletionCall, answer: ContactTask): string {
    const remembered: Remembered = { request: requestOf(call), answer };
    const { keyId, sealed } = this.cipher.seal(JSON.stringify(remembered), placeOf(call));
    return JSON.stringify({ keyId, sealed: sealed.toString('base64') });
  }
}
