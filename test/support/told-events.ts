import type { ArrivalEvent } from '@arrival/contracts';
import { EventsService } from '../../api/src/domains/webhooks/events.service';
import type { TestApi } from './api';

/** What other systems are told of a household, in its order. */
export async function toldEvents(api: TestApi, headContactId: number): Promise<Pick<ArrivalEvent, 'type' | 'data'>[]> {
  const { events } = await api.app.get(EventsService, { strict: false }).list(undefined, 1000);
  return events
    .filter(({ householdId }) => householdId === headContactId)
    .sort((a, b) => a.number! - b.number!)
    .map(({ type, data }) => ({ type, data }));
}
