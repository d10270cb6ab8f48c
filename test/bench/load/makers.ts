import { readFileSync } from 'node:fs';
import { buildSignature } from './signature';

/** Kinds of work, as data: a file of whole requests, waivers to sign, photos to send. */
export type Work =
  | { kind: 'list'; file: string }
  | { kind: 'waivers'; file: string; from: number; path: string; textHash: string; activity: string; withText: boolean }
  | { kind: 'photos'; tokensFile: string; photoFile: string; type: string; path: string };

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

type Next = () => string | Buffer | undefined;

const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

export function maker(work: Work): Next {
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

const BOUNDARY = 'arrival-bench-boundary';

function photos({ tokensFile, photoFile, type, path }: Extract<Work, { kind: 'photos' }>): Next {
  const people = read<PhotoOf[]>(tokensFile);
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="photo"\r\ncontent-type: ${type}\r\n\r\n`;
  const form = Buffer.concat([Buffer.from(head), readFileSync(photoFile), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  let at = 0;
  return () => {
    const { contactId, token } = people[at++ % people.length] as PhotoOf;
    return Buffer.concat([
      Buffer.from(`${post(`${path}?contactId=${contactId}`, token, `multipart/form-data; boundary=${BOUNDARY}`, form.length)}\r\n`),
      form,
    ]);
  };
}

const post = (path: string, token: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n`;
