import { readFileSync } from 'node:fs';
import { type FamiliesWork, families } from './families';
import { multipart, type Next, post } from './requests';
import { buildSignature } from './signature';

/** Kinds of work, as data: a file of whole requests, waivers to sign, photos to send, families to check in. */
export type Work =
  | { kind: 'list'; file: string }
  | { kind: 'waivers'; file: string; from: number; path: string; textHash: string; activity: string; withText: boolean }
  | { kind: 'photos'; tokensFile: string; photoFile: string; type: string; path: string }
  | FamiliesWork;

/** Whose waiver it is and who must have typed which name. */
export interface OpenWaiver {
  token: string;
  contactId: number;
  signerName: string;
}

export interface PhotoOf {
  token: string;
  contactId: number;
}

const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** What each connection sends next: of one line for all, but for families, who take one step after the other. */
export function maker(work: Work): () => Next {
  if (work.kind === 'families') return families(work);
  const next = lineOf(work);
  return () => next;
}

function lineOf(work: Exclude<Work, FamiliesWork>): Next {
  switch (work.kind) {
    case 'list':
      return cycle(read<string[]>(work.file).map((request) => Buffer.from(request)));
    case 'waivers':
      return waivers(work);
    case 'photos':
      return photos(work);
  }
}

function cycle(requests: readonly Buffer[]): Next {
  let at = 0;
  return () => requests[at++ % requests.length];
}

/** Each is signed once, with ink of its own; undefined when all are. */
function waivers({ file, from, path, textHash, activity, withText }: Extract<Work, { kind: 'waivers' }>): Next {
  const open = read<OpenWaiver[]>(file);
  const html = withText ? `<p>${'Skiing has risks. '.repeat(1_660)}</p>` : undefined;
  let at = from;
  return () => {
    const waiver = open[at++];
    if (!waiver) return undefined;
    const { contactId, signerName, token } = waiver;
    const signature = buildSignature(contactId).toString('base64');
    const relatedObject = {
      agree: true,
      consent: true,
      signerName,
      signature,
      relationship: 'parent',
      rolTextHash: textHash,
      waiverHTML: html,
    };
    const body = JSON.stringify({ id: `${activity}.${contactId}`, taskId: 1, contact: { contactId }, relatedObject });
    return `${post(path, token, 'application/json', Buffer.byteLength(body))}idempotency-key: ${activity}-${contactId}\r\n\r\n${body}`;
  };
}

function photos({ tokensFile, photoFile, type, path }: Extract<Work, { kind: 'photos' }>): Next {
  const people = read<PhotoOf[]>(tokensFile);
  const photo = readFileSync(photoFile);
  let at = 0;
  return () => {
    const { contactId, token } = people[at++ % people.length] as PhotoOf;
    return multipart(`${path}?contactId=${contactId}`, token, photo, type);
  };
}
