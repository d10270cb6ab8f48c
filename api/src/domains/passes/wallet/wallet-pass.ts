import type { LanguageTag } from '@arrival/contracts';

/** What stands on a pass in a wallet, whichever it is. */
export interface WalletPass {
  readonly language: LanguageTag;
  /** The same one again replaces the one that a phone has. */
  readonly serial: string;
  readonly resortName: string;
  /** The largest line: a person, or the family. */
  readonly title: string;
  readonly subtitle: string;
  readonly lines: readonly { readonly key: string; readonly label: string; readonly value: string }[];
  /** Scanned, and typed when it cannot be. */
  readonly code: { readonly value: string; readonly text: string };
  readonly colours: { readonly background: string; readonly text: string };
  /** Uploaded pictures of the resort, by their address here; nothing is ever fetched from elsewhere. */
  readonly pictures: { readonly logo?: string; readonly hero?: string };
}
