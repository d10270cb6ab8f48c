import { everyRow } from '../../data/every-row';

export const pageSizeBounds = { min: -1, max: 15, default: 10 } as const;

/** What is typed as the page size: -1 to 15, anything else is 10 (spec §2, §9). -1 and 0 mean all. */
export function readPageSize(typed: string): number {
  const size = Number(typed);
  const isValid =
    typed.trim() !== '' && Number.isInteger(size) && size >= pageSizeBounds.min && size <= pageSizeBounds.max;
  return isValid ? size : pageSizeBounds.default;
}

export const rowsFor = (pageSize: number): number => (pageSize > 0 ? pageSize : everyRow);
