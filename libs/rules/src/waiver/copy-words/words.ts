/** What a copy of a signed waiver says of the signature. */
export interface CopyWords {
  readonly signed: string;
  readonly for: string;
  readonly by: string;
  /** `{name}` and what they are to the person. */
  readonly as: Readonly<Record<'parent' | 'guardian' | 'authorised' | 'onBehalfOfAdult' | 'unknown', string>>;
  readonly on: string;
  readonly valid: string;
  readonly validFromTo: string;
  readonly validFrom: string;
  readonly how: string;
  readonly method: Readonly<Record<'agree' | 'typed' | 'drawn' | 'typedPicture', string>>;
  readonly typedName: string;
  readonly agreed: string;
  readonly text: string;
  readonly note: string;
  readonly record: string;
  readonly place: string;
  readonly placeOf: string;
  readonly sealed: string;
  readonly sealedAs: string;
  readonly notSealedYet: string;
  readonly stamped: string;
  readonly stampedBy: string;
  readonly textHash: string;
  readonly recordHash: string;
  readonly previousHash: string;
  readonly logRoot: string;
  readonly drawing: string;
  readonly attachedText: string;
  readonly attachedRecord: string;
  readonly attachedDrawing: string;
  readonly attachedProof: string;
  readonly attachedHashes: string;
  readonly sealedBy: string;
  readonly noSeal: string;
}
