/**
 * An export of all evidence: a line of JSON each, in the order of the log, so that whoever reads it needs to keep almost nothing. A text or a
 * drawing stands before the first record that names it, a checkpoint after the last entry that it covers (docs/evidence.md).
 */
export interface HeaderLine {
  readonly format: 'arrival-evidence/1';
  readonly origin: string;
  readonly exportedAtUtc: string;
  readonly verifierKeys: readonly string[];
}

/** Of a lawfully removed signature: what is left of it. */
export interface Removed {
  readonly signatureId: string;
  readonly headContactId: number;
  readonly chainPosition: number;
  readonly recordHash: string;
  readonly reason: 'erased' | 'timeOver';
  readonly removedAtUtc: string;
}

export type ContentLine =
  | { readonly text: string; readonly html: string }
  | { readonly drawing: string; readonly png: string }
  /** `leaf` is what the log holds of it; both are null for what it does not have yet. */
  | {
      readonly entry: number | null;
      readonly leaf: string | null;
      readonly recordHash: string;
      readonly record: string;
    }
  | { readonly entry: number | null; readonly leaf: string | null; readonly removed: Removed }
  /** In the log, and neither there nor noted as removed. */
  | { readonly entry: number; readonly leaf: string; readonly missing: string }
  /** `timeStamp` is a token in base64 (RFC 3161), where there is one. */
  | { readonly checkpoint: string; readonly sealedAtUtc: string; readonly timeStamp?: string };

export interface EndLine {
  readonly end: {
    /** Before this one. */
    readonly lines: number;
    /** Of all bytes before this line. */
    readonly sha256: string;
    /** A note of both, where there is a key to sign with. */
    readonly signature: string | null;
  };
}

export const asLine = (content: HeaderLine | ContentLine | EndLine): string => `${JSON.stringify(content)}\n`;

export const endText = (origin: string, { lines, sha256 }: Pick<EndLine['end'], 'lines' | 'sha256'>): string =>
  `${origin}\nexport\n${lines}\n${sha256}\n`;
