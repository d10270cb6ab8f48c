import type { SignatureVerification } from '@arrival/contracts';
import { copyWords, fillTokens } from '@arrival/rules';
import { Injectable, Logger } from '@nestjs/common';
import type { Principal } from '../../../platform/auth/principal';
import { DomainError } from '../../../platform/calls/domain-error';
import { PassingTrouble } from '../../../platform/database/trouble';
import { PointOfSale } from '../../pos/pos.facade';
import { type SignedCopy, WaiversFacade } from '../../waivers/waivers.facade';
import { CopySeal } from '../seal/copy-seal';
import { SignatureProofService } from '../signature-proof.service';
import { copyNodes } from './copy-nodes';
import { CopyNotSet, CopyProcess } from './copy-process';
import { evidenceNote, evidenceRows } from './evidence-page';
import { KeptCopies } from './kept-copies';

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** A signed waiver as a PDF to keep: the exact text, the evidence, and what proves both attached (D46). A job makes it; who comes before has it made. */
@Injectable()
export class WaiverCopyService {
  readonly #logger = new Logger(WaiverCopyService.name);

  constructor(
    private readonly waivers: WaiversFacade,
    private readonly pos: PointOfSale,
    private readonly proofs: SignatureProofService,
    private readonly process: CopyProcess,
    private readonly seal: CopySeal,
    private readonly kept: KeptCopies,
  ) {}

  /** Of one's own household. Throws `signature.unknown`, also for another's (D5). */
  async ofOwn(principal: Principal, signatureId: string): Promise<Buffer> {
    const household = await this.pos.findHousehold(principal);
    if (!household) throw new DomainError('signature.unknown');
    return this.#take(await this.waivers.findSigned(signatureId, household.headContactId));
  }

  /** For staff, and for the mail to the signer. Throws `signature.unknown`. */
  async ofAnybody(signatureId: string): Promise<{ pdf: Buffer; contactName: string; title: string }> {
    const signed = await this.waivers.findSigned(signatureId);
    const pdf = await this.#take(signed);
    return { pdf, contactName: signed!.contactName, title: signed!.title };
  }

  /** Makes and keeps it unless that is done. Nothing happens when the signature has gone. */
  async prepare(signatureId: string): Promise<void> {
    const signed = await this.waivers.findSigned(signatureId);
    if (!signed || (await this.kept.find(signatureId))) return;
    const { pdf, isProven } = await this.#make(signed);
    await this.kept.keep(signatureId, pdf, isProven);
  }

  /** Whoever asks gets it, also while it cannot be kept. Throws `copy.unavailable` for one that cannot be set: the plain page is there (the job says so to staff). */
  async #take(signed: SignedCopy | undefined): Promise<Buffer> {
    if (!signed) throw new DomainError('signature.unknown');
    const kept = await this.kept.find(signed.signatureId);
    if (kept) return kept;
    const { pdf, isProven } = await this.#make(signed).catch(unavailable);
    try {
      await this.kept.keep(signed.signatureId, pdf, isProven);
    } catch (error) {
      if (!(error instanceof PassingTrouble)) throw error;
      this.#logger.warn(`A copy is given without being kept: ${error.message}`);
    }
    return pdf;
  }

  async #make(signed: SignedCopy): Promise<{ pdf: Buffer; isProven: boolean }> {
    const proof = await this.proofs.prove(signed.signatureId);
    if (!proof) throw new DomainError('signature.unknown');
    const pdf = await this.process.make(orderOf(signed, proof, this.seal.by));
    return { pdf: await this.seal.seal(pdf), isProven: proof.seal !== null };
  }
}

function unavailable(error: unknown): never {
  throw error instanceof CopyNotSet ? new DomainError('copy.unavailable', { reason: error.message }) : error;
}

/** `sealer`: who seals the document, if anybody does. */
function orderOf(signed: SignedCopy, proof: SignatureVerification, sealer: string | undefined) {
  const { title, language, html, signatureId, signerName, signedAt, png } = signed;
  const words = copyWords[language];
  const { nodes, pictures } = copyNodes(html);
  const attached = [
    { path: 'waiver.html', relationship: 'source', type: 'text/html', about: words.attachedText },
    { path: 'evidence.json', relationship: 'data', type: 'application/json', about: words.attachedRecord },
    ...(png
      ? [{ path: 'signature.png', relationship: 'supplement', type: 'image/png', about: words.attachedDrawing }]
      : []),
  ];
  const signedOn = [
    signedAt.getUTCFullYear(),
    signedAt.getUTCMonth() + 1,
    signedAt.getUTCDate(),
    signedAt.getUTCHours(),
    signedAt.getUTCMinutes(),
    signedAt.getUTCSeconds(),
  ];
  return {
    copy: {
      title,
      language,
      author: signerName,
      footer: `${words.record} ${signatureId}`,
      html: nodes,
      signed: signedOn,
      evidence: { title: words.signed, rows: evidenceRows(signed, proof), note: evidenceNote(signed, proof, sealer) },
      drawing: png && fillTokens(words.drawing, { name: signerName }),
      attached,
    },
    files: {
      ...pictures,
      'waiver.html': base64(html),
      'evidence.json': base64(`${JSON.stringify(proof, null, 2)}\n`),
      ...(png && { 'signature.png': png.toString('base64') }),
    },
    madeAt: Math.floor(signedAt.getTime() / 1000),
  };
}
