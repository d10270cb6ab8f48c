import { fullName, type PersonName } from '../people/name';
import { fillTokens } from '../text/tokens';
import type { SigningRole } from './signers';

export interface CommentDetails {
  signedIn: PersonName;
  contact: PersonName;
  role: SigningRole;
  /** The name that was signed with. */
  signerName: string;
  /** The signing day as the operator writes it (`displayDay`). */
  signedDate: string;
  browserName: string;
  browserVersion: string;
}

/** Who signed for whom: the two prefixes of spec §5 and that of D54. It follows the role that the record keeps, so both say the same. */
export function commentPrefix({
  signedIn,
  contact,
  role,
}: Pick<CommentDetails, 'signedIn' | 'contact' | 'role'>): string {
  if (role === 'forMinor') return `${fullName(signedIn)} signed on behalf of minor ${fullName(contact)}.`;
  if (role === 'forAdult') return `${fullName(signedIn)} signed on behalf of ${fullName(contact)}, who agreed.`;
  return `${fullName(contact)} signed on their own behalf.`;
}

/** The comment kept with an authorization: the prefix, then the task's own comment with its tokens filled (spec §3, §5). */
export function waiverComment(customComment: string | null, details: CommentDetails): string {
  const prefix = commentPrefix(details);
  const own = fillTokens(customComment ?? '', {
    SignedDate: details.signedDate,
    Signer: details.signerName,
    BrowserName: details.browserName,
    BrowserVersion: details.browserVersion,
  }).trim();
  return own === '' ? prefix : `${prefix} ${own}`;
}
