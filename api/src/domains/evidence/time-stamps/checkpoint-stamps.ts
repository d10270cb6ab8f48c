import { Injectable, Logger } from '@nestjs/common';
import { EvidenceLogQueries } from '../evidence-log.queries';
import { CheckpointStampsQueries } from './checkpoint-stamps.queries';
import { TimeStampAuthority, whyNotStamped } from './time-stamp-authority';
import { timeStampAnswer } from './time-stamp-request';

/** By whom and when, or why it waits for the next run. */
export type StampOutcome = { readonly authority: string; readonly at: Date } | { readonly waiting: string };

/**
 * Time stamps of checkpoints. The newest is stamped alone: its root covers all that the ones before it do. An authority that is away is asked
 * again by the next run.
 */
@Injectable()
export class CheckpointStamps {
  readonly #logger = new Logger(CheckpointStamps.name);

  constructor(
    private readonly log: EvidenceLogQueries,
    private readonly queries: CheckpointStampsQueries,
    private readonly authority: TimeStampAuthority,
  ) {}

  /** Undefined when there is nothing to stamp, or nobody who could. */
  async stampNewest(): Promise<StampOutcome | undefined> {
    const newest = await this.log.seal();
    if (!newest || !this.authority.isThere) return undefined;
    if (newest.stamp) return newest.stamp;
    try {
      const stamp = await this.authority.stamp(Buffer.from(newest.note, 'utf8'));
      await this.queries.add(newest.size, stamp);
      return stamp;
    } catch (error) {
      const waiting = whyNotStamped(error);
      this.#logger.warn(`The checkpoint of ${newest.size} entries waits for its time stamp: ${waiting}`);
      return { waiting };
    }
  }

  /** Of the newest checkpoint, as an answer of the authority (DER); undefined when it has none. */
  async answer(): Promise<Buffer | undefined> {
    const newest = await this.log.seal();
    return newest?.stamp ? timeStampAnswer(newest.stamp.token) : undefined;
  }

  /** Since when the newest checkpoint waits, in milliseconds; null when it is stamped, undefined when nothing is to be stamped. */
  async waitingSince(): Promise<number | null | undefined> {
    const newest = await this.log.seal();
    if (!newest || !this.authority.isThere) return undefined;
    return newest.stamp ? null : newest.sealedAtUtc.getTime();
  }
}
