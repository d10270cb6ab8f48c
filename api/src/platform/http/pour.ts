import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PatientPassage } from './patient-passage';

/** Who takes nothing for so long gives what is read for them back to the others. */
const LONGEST_STALL_MS = 60_000;

/**
 * Writes all of a source to an answer that goes on afterwards, as fast as its reader takes it. A pipeline of streams to the end would leave its
 * listeners on the answer, for each of many sources. Throws what stops it: the source, the signal, a reader that has stopped reading.
 */
export function pour(source: Readable, body: Writable, signal: AbortSignal): Promise<void> {
  return pipeline(
    source,
    new PatientPassage(LONGEST_STALL_MS),
    async (pieces: AsyncIterable<Buffer>, { signal: ended } = { signal }) => {
      for await (const piece of pieces) if (!body.write(piece)) await once(body, 'drain', { signal: ended });
    },
    { signal },
  );
}
