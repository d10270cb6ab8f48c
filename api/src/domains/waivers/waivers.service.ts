import type { WaiverText } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/http/domain-error';
import { signedCopy } from './signed-copy';
import { WaiverTexts } from './waiver-texts';
import { WaiversQueries } from './waivers.queries';

/** Reading waivers: the texts, and the household's own signed ones (D45, D32). */
@Injectable()
export class WaiversService {
  constructor(
    private readonly texts: WaiverTexts,
    private readonly queries: WaiversQueries,
  ) {}

  /** Throws `waiver.unknown`. */
  async text(hash: string): Promise<WaiverText> {
    const html = (await this.texts.find([hash])).get(hash);
    if (html === undefined) throw new DomainError('waiver.unknown');
    return { hash, html };
  }

  /** The signed waiver as a page of its own. Throws `signature.unknown`, also for another household's (D5). */
  async copy({ issuer, subject }: Principal, signatureId: string): Promise<string> {
    const signed = await this.queries.findSigned(issuer, subject, signatureId);
    if (!signed) throw new DomainError('signature.unknown');
    return signedCopy(signed);
  }
}
