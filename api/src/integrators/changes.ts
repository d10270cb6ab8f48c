/** What integrators have to know of each release, newest first. A call or field is never taken away without standing here a release before. */
export const changes: readonly { readonly day: string; readonly text: string }[] = [
  {
    day: '2026-11-30',
    text: '`contact.task.completed` of a waiver has `effectiveOn` and `expiresOn`: what was signed yesterday for one day does not hold today.',
  },
  {
    day: '2026-11-29',
    text: '`contact.task.asked_again` is a new event: staff ask for a rental profile, child registration or photo again, so that it counts no more; `isAsked: false` takes that back. An address is told of it when it asks for it. Rows of the report have the new `reason` `askedAgain`.',
  },
  {
    day: '2026-11-28',
    text: '`waiver.withdrawn` is a new event: what `waiver.signed` or a completed task told of counts no more. An address is told of it when it asks for it.',
  },
  {
    day: '2026-11-27',
    text: 'Keys of the type `orders` bring what a shop has sold: `POST /api/import/orders`.',
  },
  {
    day: '2026-11-27',
    text: 'Keys of the type `waivers` read what `waiver.signed` tells of: `GET /api/export/signatures/{signatureId}`, and the same with `/document` for the PDF.',
  },
  {
    day: '2026-11-24',
    text: '`GET /api/export/key` refuses a parameter too, as it has none; `GET /api/export/customers` refuses `after` without `pageSize`, which it ignored: everybody came once more.',
  },
  {
    day: '2026-11-23',
    text: '`GET /api/export/customers` and `GET /api/export/events` refuse a parameter that they do not know (400 `request.invalid`, with its name and those that there are), which they ignored: a misspelt filter answered everything. A number that is asked for without a value is refused too; it counted as zero. Records of a CSV end with CRLF, as RFC 4180 has it.',
  },
  {
    day: '2026-11-22',
    text: 'First release: keys, limits, webhooks, `GET /api/export/key`, `GET /api/export/customers`, `GET /api/export/events`.',
  },
];
