import { addDays, timeInZone } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Clock } from '../../../platform/clock/clock';
import { Mailer, type MailOutcome } from '../../../platform/mail/mailer';
import { type InvitingLocation, InvitingLocationsFacade } from '../../catalog/inviting-locations.facade';
import { ResortFacade } from '../../settings/resort.facade';
import { GenerationsQueries } from '../generations.queries';
import { ReportPlacesService } from '../report-places';
import { invitationLetter } from './invitation-letter';
import { InvitationsQueries, type OpenInvitation, type Visits } from './invitations.queries';

/** Letters come by day, as the location's clock has it. */
const [MORNING, EVENING] = ['09:00', '20:00'];
/** A server that took none of so many in a row is left alone until the next round. */
const MOST_IN_VAIN = 3;
/** A round ends by itself after this; the next one goes on. */
const ROUND_MS = 10 * 60_000;
const FIRST = '00000000-0000-0000-0000-000000000000';
const oneAddress = z.email();
const noAddress: MailOutcome = { isSent: false, isFinal: true, reply: 'no address' };

/** Tells families that come soon what they can still finish at home, once a visit (D78), when the operator has a mail server. */
@Injectable()
export class InvitationsService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'publicUrl'>,
    private readonly mailer: Mailer,
    private readonly locations: InvitingLocationsFacade,
    private readonly resort: ResortFacade,
    private readonly places: ReportPlacesService,
    private readonly generations: GenerationsQueries,
    private readonly queries: InvitationsQueries,
    private readonly clock: Clock,
  ) {}

  /** Throws when `signal` is aborted; what is left comes with the next round. */
  async round(signal: AbortSignal): Promise<void> {
    const inviting = this.mailer.isThere ? await this.locations.list() : [];
    if (inviting.length === 0) return;
    const [{ asOf }, whole] = await Promise.all([this.places.read(), this.generations.whole()]);
    // The upkeep makes one of today and of this configuration.
    if (!whole || whole.decidedAsOf !== asOf) return;
    const end = this.clock.now() + ROUND_MS;
    for (const location of inviting) {
      const time = timeInZone(this.clock.now(), location.timeZone);
      if (time < MORNING || time >= EVENING) continue;
      const tomorrow = addDays(this.clock.today(location.timeZone), 1);
      const to = addDays(tomorrow, location.daysBefore - 1);
      const visits = { generationId: whole.id, locationId: location.id, from: tomorrow, to };
      await this.#invite(location, visits, end, signal);
    }
  }

  async #invite(location: InvitingLocation, visits: Visits, end: number, signal: AbortSignal): Promise<void> {
    await this.queries.endLate(visits);
    await this.queries.openAgain(visits);
    await this.queries.add(visits);
    let inVain = 0;
    for (let after = FIRST; inVain < MOST_IN_VAIN && this.clock.now() < end; ) {
      signal.throwIfAborted();
      const invitation = await this.queries.next(visits, after);
      if (!invitation) return;
      after = invitation.id;
      inVain = (await this.#settle(location, invitation)) ? 0 : inVain + 1;
    }
  }

  /** Answers whether the server, if it was asked, had a word about this letter. */
  async #settle(location: InvitingLocation, invitation: OpenInvitation): Promise<boolean> {
    const { people, isDecided } = invitation;
    if (!isDecided) return true;
    if (people.length === 0) {
      await this.queries.record(invitation, 'needless', null, 0);
      return true;
    }
    const outcome = await this.#send(location, invitation);
    if (outcome.isSent) await this.queries.record(invitation, 'sent', null, 1);
    else await this.queries.record(invitation, outcome.isFinal ? 'refused' : 'waiting', outcome.reply, 1);
    return outcome.isSent || outcome.isFinal;
  }

  async #send(
    { id: locationId, name: place, language: usual }: InvitingLocation,
    { id, day, name, address, people, language }: OpenInvitation,
  ): Promise<MailOutcome> {
    const to = oneAddress.safeParse(address);
    if (!to.success) return noAddress;
    const { name: resort } = await this.resort.present();
    const url = `${this.config.publicUrl}/l/${locationId}`;
    const letter = invitationLetter({ language: language ?? usual, resort, place, day, name, people, url });
    return this.mailer.send({ ...letter, key: id, to: { name, address: to.data } });
  }
}
