import { createHash, type Hash, type X509Certificate } from 'node:crypto';
import { asLine, type ContentLine, type EndLine, endText, type HeaderLine } from './export-lines';
import { ExportedLog } from './exported-log';
import { openNote, readVerifierKey } from './signed-note';
import type { TimeStamp } from './time-stamps/time-stamp-token';

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

/**
 * Reads an export line by line and throws an `EvidenceFault` at the first one that is wrong. It needs nothing else: no database, no network,
 * none of our keys. `keys` are verifier keys that are known from elsewhere; without them those of the export count. `anchors` are certificates of which
 * one must vouch for each time stamp.
 */
export class EvidenceVerifier {
  readonly #bytes: Hash = createHash('sha256');
  readonly #content: ExportedLog;
  #line = 0;
  #header?: HeaderLine;
  #keys: readonly string[];
  #isSigned = false;
  #isAtEnd = false;

  /** Throws on what is no verifier key: that is not the export's fault. */
  constructor(keys: readonly string[], anchors: readonly X509Certificate[]) {
    keys.forEach(readVerifierKey);
    this.#keys = keys;
    this.#content = new ExportedLog(anchors, (reason) => this.#fail(reason));
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
    else this.#content.take(content as ContentLine, this.#keys);
  }

  /** After the last line. */
  finish(): Verified {
    if (!this.#isAtEnd) this.#fail('the export breaks off before its end');
    return { ...this.#content.found, isSigned: this.#isSigned, verifierKeys: this.#keys };
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
