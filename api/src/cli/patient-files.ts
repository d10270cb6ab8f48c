import { setTimeout as pause } from 'node:timers/promises';
import { isPassingTrouble } from '../platform/database/trouble';
import { failureWords } from '../platform/logging/failure-words';
import type { Storage } from '../platform/storage/storage';

const PAUSES_SECONDS = [1, 2, 4, 8, 15];

type Files = Pick<Storage, 'read' | 'write'>;

/** Files for a command that works for minutes: where a guest is told to come back, it tries the same file again, five times. */
export class PatientFiles implements Files {
  constructor(
    private readonly files: Files,
    private readonly pausesSeconds: readonly number[] = PAUSES_SECONDS,
  ) {}

  read(key: string): Promise<Buffer | undefined> {
    return this.#patiently(() => this.files.read(key));
  }

  write(key: string, bytes: Buffer, contentType: string): Promise<void> {
    return this.#patiently(() => this.files.write(key, bytes, contentType));
  }

  async #patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    for (const seconds of this.pausesSeconds) {
      try {
        return await work();
      } catch (error) {
        if (!isPassingTrouble(error)) throw error;
        process.stderr.write(`${failureWords(error)}: again in ${seconds} s\n`);
        await pause(seconds * 1_000);
      }
    }
    return work();
  }
}
