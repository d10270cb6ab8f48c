import type { EventPage } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { EventsQueries } from './events.queries';

/** Notes that are numbered in one transaction. */
const AT_ONCE = 500;

/** What happened, in order (docs/decisions/012). */
@Injectable()
export class EventsService {
  constructor(
    private readonly queries: EventsQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * The events after the one with this id, or from the oldest that is kept. Who reads brings the list up to date itself, so that it needs
   * neither a worker nor any work while nobody reads. Throws `event.unknown` for an id that is not kept (any more).
   */
  async list(after: string | undefined, most: number): Promise<EventPage> {
    const isBehind = await this.#numberFor(most);
    const position = after === undefined ? 0 : await this.queries.findPosition(after);
    if (position === undefined) throw new DomainError('event.unknown');
    const events = await this.queries.list(position, most + 1);
    return { events: events.slice(0, most), hasMore: events.length > most || isBehind };
  }

  /** Gives the next notes their places. Answers whether there may be more. */
  async number(): Promise<boolean> {
    if (!(await this.queries.isWaiting())) return false;
    return this.unitOfWork.run(async () => {
      await this.queries.lock();
      return (await this.queries.number(AT_ONCE)) === AT_ONCE;
    });
  }

  /** Enough for a page, not more than a call has time for. */
  async #numberFor(most: number): Promise<boolean> {
    let isBehind = true;
    for (let numbered = 0; isBehind && numbered < most; numbered += AT_ONCE) isBehind = await this.number();
    return isBehind;
  }
}
