import type { Day } from '../dates/day';
import type { ContactSummary, Eligibility } from '../eligibility/decision';
import { LocationReport } from './location-report';
import type { ReportedHousehold, ReportedLocation, ReportRowParts } from './report-row';

/**
 * What the report says of a household at a location: exactly what home shows and the grouping asks there that day, because the same function
 * has decided it (D17, D33, D34).
 */
export function reportRows(
  household: ReportedHousehold,
  configuration: ReportedLocation,
  { activities, contacts }: Eligibility,
  today: Day,
): ReportRowParts[] {
  const report = new LocationReport(household, configuration, today);
  return household.contacts.flatMap((member, at) =>
    report.rowsOf(member, contacts[at] as ContactSummary, activities, at),
  );
}
