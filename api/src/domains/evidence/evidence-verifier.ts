import { createHash, type Hash, type X509Certificate } from 'node:crypto';
import { asLine, type ContentLine, type EndLine, endText, type HeaderLine, type Removed } from './export-lines';
import { Frontier } from './merkle';
import { sha256 } from './record-faults';
import { openNote, readCheckpoint, readVerifierKey } from './signed-note';
import { checkedTimeStamp, type TimeStamp, TimeStampFault } from './time-stamps/time-stamp-token';

/** What was found in an export, until its end or its first fault. */
export interface Verified {
  readonly records: number;
  readonly erased: number;
  readonly timeOver: number;
  readonly checkpoints: number;
  /** Those with a time stamp. */
  readonly stamped: number;
  /** The last of them; without anchors, whose root vouches for its authority is for whoever verifies to judge. */
  readonly lastStamp?: TimeStamp;
  /** Entries that a checkpoint covers. */
  readonly sealed: number;
  /** Records that the log does not have yet. */
  readonly waiting: number;
  /** Whether a key signed the whole; who verifies must know the key from elsewhere. */
  readonly isSigned: boolean;
  readonly verifierKeys: readonly string[];
}

/** The first thing that is wrong, by its line. */
export class EvidenceFault extends Error {
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(`Line ${line}: ${reason}`);
  }
}

type Entry = Extract<ContentLine, { entry: unknown }>;
interface Link {
  readonly chainPosition: number;
  readonly hash: string;
}

/**
 * Reads an export line by line and throws an `EvidenceFault` at the first one that is wrong. It needs nothing else: no database, no network,
 * none of our keys. `keys` are verifier keys that are known from elsewhere; without them those of the export count. `anchors` are certificates of which
 * one must vouch for each time stamp.
 */
export class EvidenceVerifier {
  readonly #bytes: Hash = createHash('sha256');
  readonly #named = new Set<string>();
  readonly #heads = new Map<number, Link>();
  readonly #log = new Frontier();
  readonly #counts = { records: 0, erased: 0, timeOver: 0, checkpoints: 0, stamped: 0, sealed: 0, waiting: 0 };
  #line = 0;
  #header?: HeaderLine;
  #keys: readonly string[];
  #lastStamp?: TimeStamp;
  #isSigned = false;
  #isAtEnd = false;

  /** Throws on what is no verifier key: that is not the export's fault. */
  constructor(
    keys: readonly string[] = [],
    private readonly anchors: readonly X509Certificate[] = [],
  ) {
    keys.forEach(readVerifierKey);
    this.#keys = keys;
  }

  /** A line without its end; only the last one may lack that. */
  read(bytes: Uint8Array, isEnded: boolean): void {
    this.#line += 1;
    if (this.#isAtEnd) this.#fail('there is something after the end');
    const text = Buffer.from(bytes).toString('utf8');
    try {
      this.#look(JSON.parse(text), `${text}${isEnded ? '\n' : ''}`, bytes);
    } catch (error) {
      if (error instanceof EvidenceFault) throw error;
      this.#fail('it cannot be read');
    }
  }

  #look(content: HeaderLine | ContentLine | EndLine, line: string, bytes: Uint8Array): void {
    if ('end' in content) {
      this.#end(content, line);
      return;
    }
    this.#bytes.update(bytes).update('\n');
    if (this.#line === 1) this.#begin(content as HeaderLine);
    else this.#take(content as ContentLine);
  }

  /** After the last line. */
  finish(): Verified {
    if (!this.#isAtEnd) this.#fail('the export breaks off before its end');
    return { ...this.#counts, lastStamp: this.#lastStamp, isSigned: this.#isSigned, verifierKeys: this.#keys };
  }

  #fail(reason: string): never {
    throw new EvidenceFault(this.#line, reason);
  }

  #begin(header: HeaderLine): void {
    if (header.format !== 'arrival-evidence/1' || !Array.isArray(header.verifierKeys))
      this.#fail('this is no export of evidence that is known here');
    this.#header = header;
    if (this.#keys.length === 0) this.#keys = header.verifierKeys;
  }

  #take(line: ContentLine): void {
    if ('text' in line) this.#name('text', line.text, Buffer.from(String(line.html), 'utf8'));
    else if ('drawing' in line) this.#name('drawing', line.drawing, Buffer.from(String(line.png), 'base64'));
    else if ('checkpoint' in line) this.#checkpoint(line.checkpoint, line.timeStamp);
    else if ('entry' in line) this.#entry(line);
    else this.#fail('nobody knows what this is');
  }

  #entry(line: Entry): void {
    if (line.entry !== null) this.#enter(line, line.entry);
    else if ('record' in line) this.#counts.waiting += 1;
    if ('record' in line) this.#record(line);
    else if ('removed' in line) this.#removed(line);
    else this.#fail(`${place(line)}: signature ${line.missing} is gone, and nothing says why`);
  }

  #name(kind: string, hash: string, content: Buffer): void {
    if (sha256(content).toString('hex') !== hash) this.#fail(`the ${kind} ${hash} is not what its hash says`);
    this.#named.add(hash);
  }

  #enter(line: Entry, entry: number): void {
    if (entry !== this.#log.size) this.#fail(`${place(line)} stands where entry ${this.#log.size} must be`);
    this.#log.add(Buffer.from(line.leaf ?? '', 'hex'));
  }

  #record(line: Extract<ContentLine, { record: unknown }>): void {
    const { record, recordHash, leaf } = line;
    if (sha256(record).toString('hex') !== recordHash)
      this.#fail(`${place(line)}: ${idOf(record)} is not what was signed`);
    if (leaf !== null && leaf !== recordHash) this.#fail(`${place(line)}: ${idOf(record)} is not what the log sealed`);
    const said = JSON.parse(record) as Record<string, string | number | null>;
    for (const hash of [said['textHash'], said['imageHash']])
      if (hash !== null && !this.#named.has(String(hash)))
        this.#fail(`${place(line)}: ${idOf(record)} names ${hash}, which is not here`);
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
      this.#fail(`${place(line)}: what was removed is not what the log sealed`);
    if (reason !== 'erased' && reason !== 'timeOver')
      this.#fail(`${place(line)}: it was removed without a reason that counts`);
    this.#link(line, headContactId, chainPosition, recordHash);
    this.#counts[reason] += 1;
  }

  /** `previousHash` is not known of what was removed. */
  #link(line: Entry, head: number, chainPosition: number, hash: string, previousHash?: string | null): void {
    const last = this.#heads.get(head);
    const isNext = chainPosition === (last?.chainPosition ?? 0) + 1;
    if (!isNext || (previousHash !== undefined && previousHash !== (last?.hash ?? null)))
      this.#fail(`${place(line)}: record ${chainPosition} of household ${head} does not follow the one before it`);
    this.#heads.set(head, { chainPosition, hash });
  }

  #checkpoint(note: string, stamp: string | undefined): void {
    const found = readCheckpoint(note);
    // The log bears the name of its key, which was another one before its resort moved to another address.
    const ofLog = this.#keys.filter((key) => readVerifierKey(key).name === found?.origin);
    if (!found || openNote(note, ofLog) === undefined)
      this.#fail('this checkpoint is not signed by the key of this log');
    if (found.size !== this.#log.size)
      this.#fail(`this checkpoint is of ${found.size} entries, and ${this.#log.size} are here`);
    if (!found.root.equals(this.#log.root))
      this.#fail(`an entry between ${this.#counts.sealed} and ${found.size - 1} is not what was sealed`);
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
        this.#fail(`the time stamp of this checkpoint proves nothing: ${error.message}`);
      throw error;
    }
  }

  /** Every byte of the last line counts too. */
  #end({ end }: EndLine, line: string): void {
    const { lines, sha256: digest, signature } = end;
    const isWritten = line === asLine({ end: { lines, sha256: digest, signature } });
    if (!isWritten || lines !== this.#line - 1 || digest !== this.#bytes.digest('hex'))
      this.#fail('lines before this one are not what was exported');
    const isSigned =
      signature !== null &&
      openNote(signature, this.#keys) === endText(this.#header?.origin ?? '', { lines, sha256: digest });
    if (this.#keys.length > 0 && !isSigned) this.#fail('the export is not signed by the key of this log');
    this.#isSigned = isSigned;
    this.#isAtEnd = true;
  }
}

const place = ({ entry }: Entry): string => (entry === null ? 'not yet sealed' : `entry ${entry}`);

function idOf(record: string): string {
  const [, id] = /"id":"([0-9a-f-]{36})"/.exec(record) ?? [];
  return id ? `signature ${id}` : 'the record';
}
