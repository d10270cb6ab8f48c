import { Injectable } from '@nestjs/common';
import { CopyRows } from '../../platform/database/copy-rows';
import { writtenArrivalColumns } from './arrivals/arrival-columns';
import type { DecidedLines } from './household-deciders';
import { writtenColumns } from './report-columns';

/** Writes down what households were decided to. Only inside a unit of work. */
@Injectable()
export class DecidedRows {
  constructor(private readonly copyRows: CopyRows) {}

  async write(pieces: readonly DecidedLines[]): Promise<void> {
    await this.copyRows.write(
      'report_row',
      writtenColumns,
      pieces.map(({ lines }) => lines),
    );
    await this.copyRows.write(
      'report_arrival',
      writtenArrivalColumns,
      pieces.map(({ arrivals }) => arrivals),
    );
  }
}
