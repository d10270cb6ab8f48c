import type { Arrival } from '@arrival/rules';
import { columnsOf } from '../../../platform/database/columns';
import { ReportArrivalEntity } from './report-arrival.entity';

const columns = columnsOf(ReportArrivalEntity);
const isOfArrival = ({ field }: { field: string }): boolean => field !== 'generationId' && field !== 'headContactId';

/** Field → column of `report_arrival`, but for whose row it is. */
export const arrivalColumns = columns
  .filter(isOfArrival)
  .map(({ field, column }) => [field as keyof Arrival, column] as const);

/** All columns in the order in which they are written. */
export const writtenArrivalColumns = [
  ...columns.filter((column) => !isOfArrival(column)),
  ...columns.filter(isOfArrival),
].map(({ column }) => column);
