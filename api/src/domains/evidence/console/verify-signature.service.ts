import type { CopyMail, SignatureVerification } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AuditedReads } from '../../../platform/audit/audited-reads';
import { DomainError } from '../../../platform/calls/domain-error';
import { WaiverCopyService } from '../copies/waiver-copy.service';
import { CopyMailsService } from '../mail/copy-mails.service';
import { SignatureProofService } from '../signature-proof.service';

@Injectable()
export class VerifySignatureService {
  constructor(
    private readonly proofs: SignatureProofService,
    private readonly copies: WaiverCopyService,
    private readonly mails: CopyMailsService,
    private readonly reads: AuditedReads,
  ) {}

  /** Who asked, and what was found, is written down. Throws `signature.unknown`. */
  async verify(actor: Actor, id: string): Promise<SignatureVerification> {
    const found = await this.proofs.prove(id);
    if (!found) throw new DomainError('signature.unknown');
    const after = { state: found.state };
    await this.reads.record({ actor, action: 'signature.verified', entity: 'signature', entityId: id, after });
    return found;
  }

  /** The signed waiver as a PDF; who takes it is written down. Throws `signature.unknown`. */
  async document(actor: Actor, id: string): Promise<Buffer> {
    const { pdf, ...after } = await this.copies.ofAnybody(id);
    await this.reads.record({ actor, action: 'signature.copied', entity: 'signature', entityId: id, after });
    return pdf;
  }

  /** Throws `signature.unknown`. */
  async mail(id: string): Promise<CopyMail> {
    const found = await this.mails.stateOf(id);
    if (!found) throw new DomainError('signature.unknown');
    return found;
  }
}
