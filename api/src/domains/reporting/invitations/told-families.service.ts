import type { Invitations } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Mailer } from '../../../platform/mail/mailer';
import { CatalogFacade } from '../../catalog/catalog.facade';
import { InvitingLocationsFacade } from '../../catalog/inviting-locations.facade';
import { ToldFamiliesQueries } from './told-families.queries';

/** How it goes with invitations, as administrators see it (D78). */
@Injectable()
export class ToldFamiliesService {
  constructor(
    private readonly queries: ToldFamiliesQueries,
    private readonly inviting: InvitingLocationsFacade,
    private readonly catalog: CatalogFacade,
    private readonly mailer: Mailer,
  ) {}

  async read(): Promise<Invitations> {
    const [{ counts, unreached, unreachedCount }, inviting, { locations }] = await Promise.all([
      this.queries.read(),
      this.inviting.list(),
      this.catalog.snapshot(),
    ]);
    const nameOf = (id: number) => locations.find((location) => location.id === id)?.name ?? String(id);
    const ids = [...new Set([...inviting.map(({ id }) => id), ...counts.map(({ locationId }) => locationId)])];
    return {
      isMailThere: this.mailer.isThere,
      locations: ids.map((locationId) => {
        const { sent = 0, waiting = 0 } = counts.find((one) => one.locationId === locationId) ?? {};
        const inviteDaysBefore = inviting.find(({ id }) => id === locationId)?.daysBefore ?? null;
        return { locationId, locationName: nameOf(locationId), inviteDaysBefore, sent, waiting };
      }),
      unreached: unreached.map(({ locationId, ...family }) => ({ ...family, locationName: nameOf(locationId) })),
      unreachedCount,
    };
  }
}
