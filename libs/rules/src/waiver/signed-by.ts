interface SignedBy {
  signerName: string;
  isOnBehalf: boolean;
  relationship: string | null;
}

const words: Readonly<Record<string, string>> = {
  parent: 'as parent',
  guardian: 'as legal guardian',
  authorised: 'as authorised person',
  onBehalfOfAdult: 'for an adult who agreed',
};

/** Who signed and as what, in words: `Emma Carter, as parent`. Records from before D54 may hold none of the known relationships. */
export function signedByWords({ signerName, isOnBehalf, relationship }: SignedBy): string {
  if (!isOnBehalf) return signerName;
  return `${signerName}, ${words[relationship ?? ''] ?? 'on behalf'}`;
}
