import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import { from as copyFrom } from 'pg-copy-streams';
import { UnitOfWork } from './unit-of-work';

/** Writes many rows at once, far faster than statements do. */
@Injectable()
export class CopyRows {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** `lines`: rows in COPY's text form, each with its line end, as UTF-8. Only inside a unit of work. */
  async write(table: string, columns: readonly string[], lines: readonly Uint8Array[]): Promise<void> {
    const client = this.unitOfWork.client;
    if (!client) throw new Error(`Copying to ${table} needs a unit of work`);
    const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
    const done = once(copy, 'finish');
    for (const text of lines) if (text.length > 0 && !copy.write(text)) await Promise.race([once(copy, 'drain'), done]);
    copy.end();
    await done;
  }
}
