import { fieldRemark, type locationWriteSchema, type PlaceTranslations, type RemarkCode } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DomainError } from '../../../platform/calls/domain-error';
import { cleanWrittenHtml } from '../../../platform/html/clean-html';
import { AdminActivitiesQueries } from './admin-activities.queries';
import { AdminLocationsQueries } from './admin-locations.queries';

export type LocationWrite = z.output<typeof locationWriteSchema>;

/** The completion text in each language, cleaned as the English one is (D50). */
const cleanTranslations = (translations: PlaceTranslations | undefined): PlaceTranslations | undefined =>
  translations &&
  Object.fromEntries(
    Object.entries(translations).map(([language, { checkInCompleteText: html, ...texts }]) => {
      const path = `translations.${language}.checkInCompleteText`;
      return [language, { ...texts, ...(html && { checkInCompleteText: cleanWrittenHtml(html, { path }) }) }];
    }),
  );

export const staysDefault = (path: string, code: RemarkCode) =>
  new DomainError('location.is_default', { remark: { code: 'makeDefaultFirst' }, errors: [fieldRemark(path, code)] });

/** What a location is saved as: cleaned, in a zone that the database knows, with the default that it has to be (D7). */
@Injectable()
export class LocationValues {
  constructor(
    private readonly queries: AdminLocationsQueries,
    private readonly activities: AdminActivitiesQueries,
  ) {}

  /** The first enabled location becomes the default by itself: there is exactly one (D7). */
  async of({ version: _, ...write }: LocationWrite) {
    if (write.isDefault && !write.isEnabled) throw staysDefault('isEnabled', 'defaultStaysEnabled');
    const defaultActivityId = write.defaultActivityId ?? null;
    if (defaultActivityId !== null) await this.refuseUnknownActivity(defaultActivityId, 'defaultActivityId');
    const checkInCompleteText =
      (write.checkInCompleteText && cleanWrittenHtml(write.checkInCompleteText, { path: 'checkInCompleteText' })) ||
      null;
    const isDefault = write.isDefault || (write.isEnabled && (await this.queries.findDefaultId()) === undefined);
    const translations = cleanTranslations(write.translations);
    const timeZone = write.timeZone === undefined ? undefined : await this.#timeZone(write.timeZone);
    return { ...write, timeZone, isDefault, defaultActivityId, checkInCompleteText, translations };
  }

  /** Throws `activity.unknown`. */
  async refuseUnknownActivity(activityId: number, path: string): Promise<void> {
    if (await this.activities.table.find(activityId)) return;
    throw new DomainError('activity.unknown', { errors: [fieldRemark(path, 'activityUnknown')] });
  }

  /** A zone has several names, of which Node and the database need not know the same: the given one where both do. */
  async #timeZone(timeZone: string): Promise<string> {
    const names = [timeZone, new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone];
    const known = await this.queries.knownTimeZones(names);
    const [name] = names.flatMap((one) => known.filter((zone) => zone.toLowerCase() === one.toLowerCase()));
    if (!name) throw new DomainError('request.invalid', { errors: [fieldRemark('timeZone', 'timeZone')] });
    return name;
  }
}
