import { Injectable } from '@nestjs/common';
import { CopySeal } from './seal/copy-seal';
import { CheckpointStamps } from './time-stamps/checkpoint-stamps';

/** How it goes with what proves signatures. */
@Injectable()
export class EvidenceFacade {
  constructor(
    private readonly seal: CopySeal,
    private readonly stamps: CheckpointStamps,
  ) {}

  /** From when until when the certificate counts that seals copies, in milliseconds; undefined without one. */
  sealValidity(): { from: number; until: number } | undefined {
    return this.seal.validity;
  }

  /** Since when the newest checkpoint waits for its time stamp, in milliseconds; null when it has it, undefined where nothing is stamped. */
  stampWaitsSince(): Promise<number | null | undefined> {
    return this.stamps.waitingSince();
  }
}
