import { isMinor } from '../people/age';
import { fullName, type PersonName } from '../people/name';
import { fillTokens } from '../text/tokens';

export interface CommentFacts {
  signedIn: PersonName;
  contact: PersonName & { age: number | null };
  /** The name that was signed with. */
  signerName: string;
  /** The signing day as the operator writes it (`displayDay`). */
  signedDate: string;
  browserName: string;
  browserVersion: string;
}

/** The two prefixes of spec §5; which one is decided by the contact's age. */
export function commentPrefix(signedIn: PersonName, contact: CommentFacts['contact']): string {
  if (isMinor(contact.age)) return `${fullName(signedIn)} signed on behalf of minor ${fullName(contact)}.`;
  return `${fullName(contact)} signed on their own behalf.`;
}

/** The comment kept with an authorization: the prefix, then the task's own comment with its tokens filled (spec §3, §5). */
export function waiverComment(customComment: string | null, facts: CommentFacts): string {
  const prefix = commentPrefix(facts.signedIn, facts.contact);
  const own = fillTokens(customComment ?? '', {
    SignedDate: facts.signedDate,
    Signer: facts.signerName,
    BrowserName: facts.browserName,
    BrowserVersion: facts.browserVersion,
  }).trim();
  return own === '' ? prefix : `${prefix} ${own}`;
}
