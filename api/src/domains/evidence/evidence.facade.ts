import { Injectable } from '@nestjs/common';
import { CopySeal } from './seal/copy-seal';

/** How it goes with what proves signatures. */
@Injectable()
export class EvidenceFacade {
  constructor(private readonly seal: CopySeal) {}

  /** From when until when the certificate counts that seals copies, in milliseconds; undefined without one. */
  sealValidity(): { from: number; until: number } | undefined {
    return this.seal.validity;
  }
}
