import { type AdminLocation, fieldRemark } from '@arrival/contracts';
import { areNamedAlike } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { RecordChanges } from '../../../platform/audit/record-changes';
import { type EarlierState, Restorers, type UndoneChange } from '../../../platform/audit/restorers';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { AdminActivitiesQueries } from './admin-activities.queries';
import { AdminLocationsQueries } from './admin-locations.queries';
import { keepingOurs } from './keeping-ours';
import { LocationValues, type LocationWrite, staysDefault } from './location-values';
import { isOfLinksAlone, linksRestored, undoneLinks } from './undone-links';

const nameTaken = () => new DomainError('catalog.name_taken', { errors: [fieldRemark('name', 'locationName')] });

const refusals = {
  uq_location_name: nameTaken,
  uq_location_activity: () =>
    new DomainError('catalog.linked_already', { errors: [fieldRemark('activityId', 'linkedAlready')] }),
};

/** Locations as administrators keep them (spec §3, D7). */
@Injectable()
export class AdminLocationsService {
  readonly #records: RecordChanges<AdminLocation>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AdminLocationsQueries,
    private readonly activities: AdminActivitiesQueries,
    private readonly values: LocationValues,
  ) {
    this.#records = new RecordChanges(changes, queries.table, {
      entity: 'location',
      unknown: 'location.unknown',
      refusals,
    });
    restorers.register('location', (actor, id, before, change) => this.#restore(actor, Number(id), before, change));
  }

  list(query: ListQuery): Promise<Page<AdminLocation>> {
    return this.queries.table.list(query);
  }

  /** With its links. Throws `location.unknown`. */
  find(id: number): Promise<AdminLocation> {
    return this.#records.find(id);
  }

  create(actor: Actor, write: LocationWrite): Promise<AdminLocation> {
    return this.#records.create(actor, async () => {
      await this.#refuseTaken(write.name);
      const values = await this.values.of(write);
      await this.#giveUpDefault(actor, values.isDefault);
      const id = await this.queries.table.insert(values);
      await this.#linkDefaultActivity(id, values.defaultActivityId, []);
      return id;
    });
  }

  /**
   * A default activity is linked with it (D7). Throws `location.unknown`, `location.is_default`, `activity.unknown`, `catalog.name_taken`,
   * `catalog.changed_meanwhile`.
   */
  update(actor: Actor, id: number, write: LocationWrite): Promise<AdminLocation> {
    return this.#records.change(actor, id, (before) => this.#save(actor, before, write), 'updated', write);
  }

  /** Throws `location.unknown`, `location.is_default` (D7). */
  remove(actor: Actor, id: number, action?: string): Promise<AdminLocation> {
    const check = async ({ isDefault }: AdminLocation) => {
      if (isDefault) throw staysDefault('isDefault', 'defaultStays');
    };
    return this.#records.remove(actor, id, check, action);
  }

  /** Throws `location.unknown`, `activity.unknown`, `catalog.linked_already`. */
  link(actor: Actor, id: number, activityId: number): Promise<AdminLocation> {
    const work = async () => {
      await this.values.refuseUnknownActivity(activityId, 'activityId');
      await this.queries.link(id, activityId);
      await this.queries.table.touch(id);
    };
    return this.#records.change(actor, id, work, 'activity_linked');
  }

  /** Without its link the activity is no longer the default here either; the list then warns. */
  unlink(actor: Actor, id: number, activityId: number): Promise<AdminLocation> {
    const work = async () => {
      await this.queries.clearDefaultActivity(id, activityId);
      if (!(await this.queries.unlink(id, activityId))) throw new DomainError('activity.unknown');
      await this.queries.table.touch(id);
    };
    return this.#records.change(actor, id, work, 'activity_unlinked');
  }

  async #save(actor: Actor, before: AdminLocation, write: LocationWrite): Promise<void> {
    if (before.isDefault && !write.isEnabled) throw staysDefault('isEnabled', 'defaultStaysEnabled');
    if (before.isDefault && !write.isDefault) throw staysDefault('isDefault', 'defaultIsNeeded');
    if (!areNamedAlike(write.name, before.name)) await this.#refuseTaken(write.name);
    const values = await this.values.of(write);
    await this.#giveUpDefault(actor, values.isDefault, before.id);
    await this.queries.table.update(before.id, keepingOurs(write, values));
    await this.#linkDefaultActivity(before.id, values.defaultActivityId, before.activityLocations);
  }

  /** Paths read more names as one than the database's index does. */
  async #refuseTaken(name: string): Promise<void> {
    if ((await this.queries.names()).some((taken) => areNamedAlike(taken, name))) throw nameTaken();
  }

  /** Setting one default clears the other in the same transaction (D7); that is a change of the other, audited as such. */
  async #giveUpDefault(actor: Actor, isWanted: boolean, exceptId?: number): Promise<void> {
    const current = isWanted ? await this.queries.findDefaultId() : undefined;
    if (current === undefined || current === exceptId) return;
    await this.#records.change(actor, current, () => this.queries.clearDefault(current), 'default_moved');
  }

  async #linkDefaultActivity(
    id: number,
    activityId: number | null,
    links: AdminLocation['activityLocations'],
  ): Promise<void> {
    if (activityId !== null && !links.some((link) => link.activityId === activityId))
      await this.queries.link(id, activityId);
  }

  async #restore(actor: Actor, id: number, earlier: EarlierState, { action, after }: UndoneChange): Promise<unknown> {
    if (!earlier) return this.remove(actor, id, 'restored');
    if (!isOfLinksAlone(action)) return this.#put(actor, id, earlier as unknown as AdminLocation, 'restored');
    const [before, then] = [earlier, after] as unknown as [AdminLocation, AdminLocation];
    const now = await this.find(id);
    const activityLocations = undoneLinks(
      now.activityLocations,
      before.activityLocations,
      then.activityLocations,
      (link) => link.activityId,
    );
    const wasDefault =
      before.defaultActivityId !== then.defaultActivityId && now.defaultActivityId === then.defaultActivityId;
    const defaultActivityId = wasDefault ? before.defaultActivityId : now.defaultActivityId;
    return this.#put(actor, id, { ...now, activityLocations, defaultActivityId }, linksRestored);
  }

  async #put(actor: Actor, id: number, before: AdminLocation, action: string): Promise<unknown> {
    for (const { activityId, activity } of before.activityLocations) {
      if (await this.activities.table.find(activityId)) continue;
      throw new DomainError('activity.unknown', { remark: { code: 'activityGone', params: { name: activity.name } } });
    }
    const values = this.queries.table.valuesOf(before) as unknown as LocationWrite;
    if (!(await this.queries.table.find(id))) {
      return this.#records.create(
        actor,
        async () => {
          await this.#refuseTaken(values.name);
          await this.#giveUpDefault(actor, values.isDefault);
          await this.queries.table.insert({ ...values }, before);
          await this.queries.putLinks(id, before.activityLocations);
          return id;
        },
        action,
      );
    }
    const work = async (current: AdminLocation) => {
      await this.queries.putLinks(id, before.activityLocations);
      await this.#save(actor, { ...current, activityLocations: before.activityLocations }, values);
    };
    return this.#records.change(actor, id, work, action);
  }
}
