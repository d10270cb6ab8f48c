import type { SignatureRow, SignedWaiverAnswer } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { keyActor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import type { KeyHolder } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import { WaiversFacade } from '../waivers/waivers.facade';
import { WaiverCopyService } from './copies/waiver-copy.service';

/** The program that asks, and in which request. */
export interface AskingProgram {
  readonly key: KeyHolder;
  readonly correlationId: string;
}

const answerOf = ({
  id,
  textVersion: _version,
  isOnBehalf: _said,
  comment: _comment,
  ...signature
}: SignatureRow): SignedWaiverAnswer => ({ signatureId: id, ...signature });

/** Signed waivers for programs that were told of them; each reading is written down before anything is answered. */
@Injectable()
export class SignedWaiversService {
  constructor(
    private readonly waivers: WaiversFacade,
    private readonly copies: WaiverCopyService,
    private readonly reads: AuditedReads,
  ) {}

  /** Throws `signature.unknown`. */
  async find(program: AskingProgram, signatureId: string): Promise<SignedWaiverAnswer> {
    const found = await this.waivers.findSignature(signatureId);
    if (!found) throw new DomainError('signature.unknown');
    await this.#record(program, 'signature.read', { signatureId, contactName: found.contactName, title: found.title });
    return answerOf(found);
  }

  /** The PDF with the evidence that the signer has, too. Throws `signature.unknown`. */
  async document(program: AskingProgram, signatureId: string): Promise<Buffer> {
    const { pdf, contactName, title } = await this.copies.ofAnybody(signatureId);
    await this.#record(program, 'signature.copied', { signatureId, contactName, title });
    return pdf;
  }

  #record(
    { key, correlationId }: AskingProgram,
    action: string,
    { signatureId, ...after }: { signatureId: string; contactName: string; title: string },
  ): Promise<void> {
    const actor = keyActor(key, correlationId);
    return this.reads.record({ actor, action, entity: 'signature', entityId: signatureId, after });
  }
}
