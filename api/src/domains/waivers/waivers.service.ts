import type { SignatureRow, WaiverSignature, WaiverText } from '@arrival/contracts';
import { methodsFor } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import { PointOfSale } from '../pos/pos.facade';
import { signatureRecord } from './signature-evidence';
import { cleanSignature } from './signature-image';
import { signedCopy } from './signed-copy';
import { WaiverTexts } from './waiver-texts';
import type { Signed, SignedCopy, SignedWaiver, SigningSituation, WaiversFacade } from './waivers.facade';
import { WaiversQueries } from './waivers.queries';

/** The texts, making a signature's evidence, and what was signed (D45, D32). */
@Injectable()
export class WaiversService implements WaiversFacade {
  constructor(
    private readonly texts: WaiverTexts,
    private readonly queries: WaiversQueries,
    private readonly pos: PointOfSale,
  ) {}

  /** Throws `waiver.unknown`. */
  async text(hash: string): Promise<WaiverText> {
    const html = (await this.texts.find([hash])).get(hash);
    if (html === undefined) throw new DomainError('waiver.unknown');
    return { hash, html };
  }

  /** The signed waiver as a page of its own. Throws `signature.unknown`, also for another household's (D5). */
  async copy(principal: Principal, signatureId: string): Promise<string> {
    const household = await this.pos.findHousehold(principal);
    const signed = household && (await this.queries.findSigned(household.headContactId, signatureId));
    if (!signed) throw new DomainError('signature.unknown');
    return signedCopy(signed);
  }

  findTexts(hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.texts.find(hashes);
  }

  async sign(situation: SigningSituation, given: WaiverSignature): Promise<Signed> {
    const isDrawn = given.signature && methodsFor(situation.task, given).wet;
    const picture = isDrawn ? await cleanSignature(given.signature as string) : undefined;
    return { record: signatureRecord(situation, given), picture };
  }

  listSigned(headContactId: number, contactId: number): Promise<SignedWaiver[]> {
    return this.queries.listSigned(headContactId, contactId);
  }

  findSigned(signatureId: string, headContactId?: number): Promise<SignedCopy | undefined> {
    return headContactId === undefined
      ? this.queries.findSignedByAnybody(signatureId)
      : this.queries.findSigned(headContactId, signatureId);
  }

  findSignature(signatureId: string): Promise<SignatureRow | undefined> {
    return this.queries.findSignature(signatureId);
  }

  listSignatures(contactIds: readonly number[]): Promise<SignatureRow[]> {
    return this.queries.listSignatures(contactIds);
  }
}
