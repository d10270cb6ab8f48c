import type { X509Certificate } from 'node:crypto';
import type { ContentLine, Removed } from './export-lines';
import { Frontier } from './merkle';
import { sha256 } from './record-faults';
import { openNote, readCheckpoint, readVerifierKey } from './signed-note';
import { checkedTimeStamp, type TimeStamp, TimeStampFault } from './time-stamps/time-stamp-token';

type Entry = Extract<ContentLine, { entry: unknown }>;
interface Link {
  readonly chainPosition: number;
  readonly hash: string;
}

/** What an export holds, line by line: texts and drawings, the households' chains, and the log with its checkpoints. */
export class ExportedLog {
  readonly #named = new Set<string>();
  readonly #heads = new Map<number, Link>();
  readonly #log = new Frontier();
  readonly #counts = { records: 0, erased: 0, timeOver: 0, checkpoints: 0, stamped: 0, sealed: 0, waiting: 0 };
  #lastStamp?: TimeStamp;

  constructor(
    private readonly anchors: readonly X509Certificate[],
    private readonly fail: (reason: string) => never,
  ) {}

  get found() {
    return { ...this.#counts, lastStamp: this.#lastStamp };
  }

  take(line: ContentLine, keys: readonly string[]): void {
    if ('text' in line) this.#name('text', line.text, Buffer.from(String(line.html), 'utf8'));
    else if ('drawing' in line) this.#name('drawing', line.drawing, Buffer.from(String(line.png), 'base64'));
    else if ('checkpoint' in line) this.#checkpoint(line.checkpoint, line.timeStamp, keys);
    else if ('entry' in line) this.#entry(line);
    else this.fail('nobody knows what this is');
  }

  #entry(line: Entry): void {
    if (line.entry !== null) this.#enter(line, line.entry);
    else if ('record' in line) this.#counts.waiting += 1;
    if ('record' in line) this.#record(line);
    else if ('removed' in line) this.#removed(line);
    else this.fail(`${place(line)}: signature ${line.missing} is gone, and nothing says why`);
  }

  #name(kind: string, hash: string, content: Buffer): void {
    if (sha256(content).toString('hex') !== hash) this.fail(`the ${kind} ${hash} is not what its hash says`);
    this.#named.add(hash);
  }

  #enter(line: Entry, entry: number): void {
    if (entry !== this.#log.size) this.fail(`${place(line)} stands where entry ${this.#log.size} must be`);
    this.#log.add(Buffer.from(line.leaf ?? '', 'hex'));
  }

  #record(line: Extract<ContentLine, { record: unknown }>): void {
    const { record, recordHash, leaf } = line;
    if (sha256(record).toString('hex') !== recordHash)
      this.fail(`${place(line)}: ${idOf(record)} is not what was signed`);
    if (leaf !== null && leaf !== recordHash) this.fail(`${place(line)}: ${idOf(record)} is not what the log sealed`);
    const said = JSON.parse(record) as Record<string, string | number | null>;
    for (const hash of [said['textHash'], said['imageHash']])
      if (hash !== null && !this.#named.has(String(hash)))
        this.fail(`${place(line)}: ${idOf(record)} names ${hash}, which is not here`);
    this.#link(
      line,
      Number(said['headContactId']),
      Number(said['chainPosition']),
      recordHash,
      said['previousHash'] as string | null,
    );
    this.#counts.records += 1;
  }

  #removed(line: Extract<ContentLine, { removed: unknown }>): void {
    const { headContactId, chainPosition, recordHash, reason } = line.removed as Removed;
    if (line.leaf !== null && line.leaf !== recordHash)
      this.fail(`${place(line)}: what was removed is not what the log sealed`);
    if (reason !== 'erased' && reason !== 'timeOver')
      this.fail(`${place(line)}: it was removed without a reason that counts`);
    this.#link(line, headContactId, chainPosition, recordHash);
    this.#counts[reason] += 1;
  }

  /** `previousHash` is not known of what was removed. */
  #link(line: Entry, head: number, chainPosition: number, hash: string, previousHash?: string | null): void {
    const last = this.#heads.get(head);
    const isNext = chainPosition === (last?.chainPosition ?? 0) + 1;
    if (!isNext || (previousHash !== undefined && previousHash !== (last?.hash ?? null)))
      this.fail(`${place(line)}: record ${chainPosition} of household ${head} does not follow the one before it`);
    this.#heads.set(head, { chainPosition, hash });
  }

  #checkpoint(note: string, stamp: string | undefined, keys: readonly string[]): void {
    const found = readCheckpoint(note);
    // The log bears the name of its key, which was another one before its resort moved to another address.
    const ofLog = keys.filter((key) => readVerifierKey(key).name === found?.origin);
    if (!found || openNote(note, ofLog) === undefined)
      this.fail('this checkpoint is not signed by the key of this log');
    if (found.size !== this.#log.size)
      this.fail(`this checkpoint is of ${found.size} entries, and ${this.#log.size} are here`);
    if (!found.root.equals(this.#log.root))
      this.fail(`an entry between ${this.#counts.sealed} and ${found.size - 1} is not what was sealed`);
    this.#counts.sealed = found.size;
    this.#counts.checkpoints += 1;
    if (stamp !== undefined) this.#stamp(note, stamp);
  }

  #stamp(note: string, stamp: string): void {
    try {
      this.#lastStamp = checkedTimeStamp(Buffer.from(stamp, 'base64'), Buffer.from(note, 'utf8'), {
        anchors: this.anchors,
      });
      this.#counts.stamped += 1;
    } catch (error) {
      if (error instanceof TimeStampFault)
        this.fail(`the time stamp of this checkpoint proves nothing: ${error.message}`);
      throw error;
    }
  }
}

const place = ({ entry }: Entry): string => (entry === null ? 'not yet sealed' : `entry ${entry}`);

function idOf(record: string): string {
  const [, id] = /"id":"([0-9a-f-]{36})"/.exec(record) ?? [];
  return id ? `signature ${id}` : 'the record';
}
