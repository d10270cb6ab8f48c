import { type ErrorCode, errorCodes, errorDetails, eventTypes, importLinesAtOnce } from '@arrival/contracts';
import { changes } from './changes';

/** The failures that a program meets. */
const metByKeys: readonly ErrorCode[] = [
  'request.invalid',
  'key.in_address',
  'key.required',
  'key.forbidden',
  'auth.forbidden',
  'route.unknown',
  'request.other_method',
  'request.too_many',
  'server.busy',
  'server.error',
];

const start = (address: string) => `# Start

An administrator makes a key in the console under **API and webhooks** and sees it once. Put it into the environment of your program, never into its code or
into an address, and ask who you are:

\`\`\`sh
export ARRIVAL_KEY=arr_live_…
curl -H "x-api-key: $ARRIVAL_KEY" "${address}/api/export/key"
\`\`\`

Every call answers 200 and JSON (or CSV, where you ask for it), or a problem. Paths match whatever their case. Call from a server: a page of another
site is refused, and a key would be no secret there. There is a typed client for TypeScript: \`libs/client\` in the product's repository.`;

const keys = `# Keys

A key goes with each call in the header \`x-api-key\`; \`Authorization\` is not looked at. It begins with \`arr_live_\` and ends with a checksum: six
letters of CRC-32 in base 62, so that scanners for lost secrets know one when they see it.

| type | may ask for |
| --- | --- |
| \`standard\` | customers and events |
| \`events\` | events: ids and states, nobody's data |
| \`waivers\` | signed waivers with their documents, and events |
| \`orders\` | brings a shop's orders; reads events alone |

To change a key make a second one, move your program over, and revoke the first. A revoked key is refused from its next call on. A key that was in
an address, a ticket or a chat is lost: revoke it. What a key asks for is in the resort's audit trail
under its name, once an hour for each kind of call; calls are counted by day.`;

const limits = `# Limits

Each key may make so many calls a minute; every answer to a call that the key may make says how many and how many are left:

\`\`\`http
RateLimit-Policy: "per-key";q=120;w=60
RateLimit: "per-key";r=119;t=60
\`\`\`

\`q\` calls in \`w\` seconds; \`r\` are left for the next \`t\` seconds. One too many is answered 429 with \`Retry-After\`: wait as many seconds, then
send the same call again. The same goes for 503. Wrong keys are limited by address.`;

const customers = `# Customers

\`GET /api/export/customers\` answers everybody as one stream, as JSON or CSV, for which it compresses when you accept gzip. With \`pageSize\` it answers
pages of JSON: go on with the \`Link\` header, seen from the address that you called, until there is none. People who have finished since the report
was populated are left out of either.`;

const waivers = `# Signed waivers

\`waiver.signed\` names a signature: \`GET /api/export/signatures/{signatureId}\` says whom it covers, who signed it, how and for how long, and with
\`/document\` behind it answers the PDF with its evidence, as the signer has it. Both take a key of the type \`waivers\`. Each reading is in the
resort's audit trail. What was signed on paper or with 1Risk is told as a completed task and is no signature here. Both go on answering what was
signed when staff have withdrawn it: \`waiver.withdrawn\` with its \`signatureId\` tells that it counts no more.`;

const orders = `# Orders

A resort without a point of sale gets what was bought from its shop: \`POST /api/import/orders\` with a key of the type \`orders\`, a line for each person and
product, ${importLinesAtOnce} lines a call at most. Send an order whole, and again whenever it changes: what it does not name any more is cancelled, what it says already
changes nothing, so a call whose answer was lost is sent again as it is. The family is whose head has the e-mail; who is new is added. An order
of which a line has a fault is left out whole and the others are not: \`faults\` names the lines by their place in the call. With \`isTrial\` nothing is done, and the
answer says what would be.`;

const webhooks = (address: string) => `# Webhooks and events

An administrator adds your address; from then on what happens is sent there, as ids and states: ${eventTypes.map((type) => `\`${type}\``).join(', ')}.
Each is signed after [Standard Webhooks](https://www.standardwebhooks.com): take a library of theirs, or compare \`webhook-signature\` (\`v1,\` and
base64) with HMAC-SHA-256 of \`{webhook-id}.{webhook-timestamp}.{body}\`, the body as it came. The key is what follows \`whsec_\` in your secret,
decoded from base64. While a secret changes there are two signatures, divided by a space: one that fits is enough. Refuse what is older than five
minutes by \`webhook-timestamp\` (seconds). A message \`webhook.test\`, with empty \`data\`, comes when an administrator tries your address.

Answer 2xx within 15 seconds and work afterwards. Anything else, a redirect too, is tried again for a day; an address that has answered 410, or nothing
good for five days, is paused until an administrator starts it again. An event may come twice (same \`id\`) and out of order: \`number\` counts those
of a household from 1 without a gap. What you missed stands in the list for 14 days, unless the resort has set another time:

\`\`\`sh
curl -H "x-api-key: $ARRIVAL_KEY" "${address}/api/export/events"
\`\`\`

Go on with \`?after={id of the last one}\` until \`hasMore\` is false, then ask again in a minute.`;

const errors = (codes: readonly ErrorCode[]) => `# Errors

A failed call answers \`application/problem+json\` (RFC 9457). Go by \`code\`; \`detail\` is for you, \`traceId\` for the resort when you ask them.

| status | code | |
| --- | --- | --- |
${codes.map((code) => `| ${errorCodes[code].status} | \`${code}\` | ${errorDetails[code]} |`).join('\n')}

\`errors\` names each wrong parameter. One that a call does not know is refused too, so that a misspelt filter does not answer everything; the
names of parameters are taken with their case. Whatever is wrong with a key, the answer is the same 401.`;

const history = `# Changes

Fields are added without notice: do not fail on one that you do not know. Nothing is taken away or made required without standing here before.

${changes.map(({ day, text }) => `- **${day}** ${text}`).join('\n')}`;

/** The guide before the calls, in Markdown, with the address that the reader can reach. */
export const guide = (address: string): string =>
  [start(address), keys, limits, customers, waivers, orders, webhooks(address), errors(metByKeys), history].join(
    '\n\n',
  );
