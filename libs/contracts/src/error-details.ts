import type { ErrorCode } from './errors';

/** What a developer reads in a problem's `detail`: plain English, nothing of the inside, never shown to guests (D25). */
export const errorDetails: Readonly<Record<ErrorCode, string>> = {
  'request.invalid':
    'A field of the body, the query or the path does not fit its schema; `errors` names each by its path.',
  'request.malformed': 'The body or the path could not be decoded.',
  'request.too_large': 'The body is larger than this call takes.',
  'request.other_method': 'The path exists, with other methods than this one. The Allow header names them.',
  'request.unsupported_type': 'Send the content type that the API document names for this call.',
  'request.too_many': 'The limit of this call is reached. Wait for as long as `Retry-After` says.',
  'request.conflict': 'Other writes came first several times in a row. Send the same request again.',
  'request.key_reused': 'This Idempotency-Key belongs to a request with another body. Use a new key for a new request.',
  'auth.required': 'Send a valid access token as `Authorization: Bearer`.',
  'auth.stale': 'You signed in a while ago. Please sign in once more for this.',
  'auth.nameless': 'We need a name to check you in. Please add it to your account and sign in again.',
  'auth.forbidden':
    'The token is valid, but its person may not make this call; or `Origin` names a page of another site.',
  'key.required': 'Send a key that is in use in the header `x-api-key`.',
  'key.forbidden': 'The key is valid, but keys of its type may not make this call.',
  'key.in_address':
    'Send the key in the header `x-api-key` alone. Addresses are kept in logs: revoke this key and make a new one.',
  'key.unknown': 'There is no key in use with this id.',
  'route.unknown': 'No call has this path and method.',
  'feature.off': 'This call belongs to a feature that is not switched on here.',
  'contact.unknown': 'There is no contact with this id in the reach of the caller.',
  'location.unknown': 'There is no location with this id, or guests cannot use it.',
  'activity.unknown': 'There is no activity with this id here.',
  'task.unknown': 'There is no task with this id here, or it is completed by another call.',
  'picture.unknown': 'The address names no picture of the resort, or one that is gone.',
  'photo.unknown': 'There is no photo with this hash in the reach of the caller.',
  'job.unknown': 'There is no failed job with this id, or somebody has retried or discarded it.',
  'waiver.unknown': 'There is no waiver, or none of its texts, with this id.',
  'signature.unknown': 'There is no signature with this id in the reach of the caller.',
  'copy.unavailable': 'This PDF cannot be set here; the page of the signed waiver is there all the same.',
  'evidence.not_sealed': 'The log of signatures has no checkpoint yet, or this installation has no key to sign one.',
  'evidence.not_stamped':
    'The newest checkpoint has no time stamp: nobody is asked for one, or the authority has not answered yet.',
  'health.unknown': 'This contact has no health answers on file.',
  'contact.birth_date_known': 'A birth date is given once; what is on file is changed at the resort.',
  'household.duplicate_member': 'A member with the same name and birth date exists; `details.contactId` names them.',
  'household.kept_elsewhere':
    'Names, birth dates and members come from the point of sale, which would bring them back. Correct them there.',
  'purchase.kept_elsewhere': 'Orders come from the point of sale behind the bridge.',
  'household.member_stays':
    'Only a member who is not the head and has signed and bought nothing can be taken out; `details.because` is `head`, `signed` or `bought`.',
  'household.has_account': 'A household goes to another account only while it has none.',
  'account.unknown': 'No account has signed in here whose provider has verified this address.',
  'account.in_use':
    'The household that the account has is more than its holder, or something was bought, signed or saved in it, which would be lost.',
  'household.full': 'No more members can be added to this household.',
  'task.not_asked': 'The contact does not need this task at this location and activity. Ask for the grouping again.',
  'profile.unknown': 'The member has finished none of this kind; `errors` names it by its place in the call.',
  'profile.saved_anew':
    'The member has saved another since this one was looked at; `errors` names it by its place in the call. Look again.',
  'task.required': 'Only optional tasks can be skipped.',
  'waiver.text_changed':
    'The text that was shown is no longer the current one; `details` holds the current text and its hash.',
  'waiver.no_text': 'The waiver has no text, so nothing can be signed.',
  'waiver.signature_invalid': 'Something that this waiver needs is missing or does not fit; `errors` names each field.',
  'waiver.not_consolidated': 'This waiver takes one signature for each contact. Send one contact id.',
  'waiver.signer_is_minor': 'The signed-in person is under 18 and cannot sign for these contacts.',
  'waiver.age_unknown':
    'Somebody whom it is for has no birth date on file, so that nobody knows who may sign. Give it by `POST /api/family/birthdate`.',
  'waiver.signed_elsewhere': 'This waiver is signed with the partner; the partner reports the signature.',
  'waiver.id_taken': 'Another waiver has this `posWaiverId`.',
  'waiver.signed_ahead': 'A signature on paper cannot bear a day to come; days are the location’s.',
  'waiver.ended': 'The last effective day of this waiver is past.',
  'rental.lists_unknown': 'No reference lists have this hash. Ask for the grouping again.',
  'rental.option_unknown': 'A chosen key is not among the offered entries of its list; `errors` names it.',
  'rental.entry_unknown': 'The reference lists have no entry with this id.',
  'product.code_taken': 'Codes are compared trimmed and in any case.',
  'product.kept_elsewhere': 'The point of sale behind the bridge tells them; change them there.',
  'rental.key_taken': 'Another entry of this list has this key.',
  'profile.changed_meanwhile':
    'The version in the related object is not the newest. What is on file, with its version, is in details.relatedObject: show both, then send the one to keep with that version.',
  'profile.implausible':
    'The age group contradicts the birth date, a phone number is none, or both emergency contacts are one person; `errors` names the field.',
  'catalog.in_use': 'Other records refer to this one. Unlink them first.',
  'catalog.linked_already': 'These two records are linked already.',
  'catalog.name_taken': 'Another record of this kind has this name.',
  'catalog.changed_meanwhile': 'The `version` that was sent is not the current one; `details` holds both states.',
  'location.is_default': 'Make another location the default first.',
  'tasktype.unknown': 'There is no task type with this id.',
  'collection.unknown': 'There is no collection, or no item of one, with this id.',
  'collection.protected': 'Collections 1 and 2 can neither be renamed nor deleted.',
  'access.unknown': 'There is no entry with this id on the access list.',
  'access.listed_already': 'This e-mail address is on the access list already.',
  'access.last_administrator': 'An administrator who has signed in stays on the access list.',
  'report.not_populated': 'No population of the report has become whole yet. Ask for one, or wait for the next.',
  'report.pos_off': 'The report is about what was bought, and this location does not look at purchases.',
  'report.file_unknown': 'A file is fetched once, within a minute, by the browser that asked for it. Ask for another.',
  'report.codes_invalid': 'There are no customer numbers, or more than 500.',
  'settings.invalid': 'A setting has the wrong type or value; `errors` names each by its path.',
  'audit.unknown': 'There is no audit event with this id.',
  'audit.not_restorable': 'This event keeps no earlier state that could be put back.',
  'event.unknown': 'No event that is kept has this id: it is too old, or of another resort. Read on without `after`.',
  'webhook.unknown': 'There is no webhook with this id.',
  'webhook.delivery_unknown': 'This webhook has no such delivery, or it is not kept any more.',
  'webhook.address_refused':
    'Webhooks go to public addresses, in production by https; WEBHOOK_PRIVATE_TARGETS names others.',
  'webhook.paused': 'Nothing is sent while it is paused. Start it again first.',
  'onerisk.unavailable':
    'Unable to fetch one risk waiver URL: the partner is away, answers otherwise than agreed, or is not set up here.',
  'onerisk.callback_refused':
    'Sign the body as it is sent, with webhook-id, webhook-timestamp (of these five minutes) and webhook-signature.',
  'onerisk.signing_unknown': 'There is no signing with this reference in the reach of the caller.',
  'product.unknown': 'There is no product with this id.',
  'photo.invalid': 'The file is not a JPEG, PNG or WebP picture that can be decoded.',
  'photo.too_big': 'The file is larger than the limit for photos.',
  'photo.too_many': 'The limit of uploads is reached. Wait for as long as `Retry-After` says.',
  'photo.not_uploaded': 'Upload the photo before its task is completed.',
  'pass.none': 'The person holds no active pass that could become a mobile pass.',
  'pass.no_recipient': 'Neither the person nor the head of the household has such a recipient on file.',
  'pass.refused': 'The provider of mobile passes says that it will not do this.',
  'pass.away':
    'The provider of mobile passes does not answer, and nothing is known here. Send it again after `Retry-After`.',
  'waiver.link_ended':
    'The link to sign with was withdrawn, used up, guessed at or too old, or is of another household. The account holder makes another.',
  'waiver.code_wrong':
    'The account holder’s phone shows six digits, others every two minutes; each works once. Five wrong ones end the link.',
  'household.known_already':
    'A contact with this name and birth date exists; `details` names it. Open that household instead of beginning another.',
  'counter.code_unknown':
    'A code that staff give out works once, for ten minutes, and until the household gets another. Ask at the counter.',
  'counter.unknown': 'There is no such check-in at the counter for the caller, or of this household.',
  'counter.under_way':
    'Since the caller looked, somebody else has let this household in. Look again, and name in `replaces` what is to end.',
  'pass.link_used': 'The link opens once, within a day. Ask for another.',
  'wallet.not_configured': 'This installation has no certificate or key for this wallet; trying again does not help.',
  'server.busy': 'The server cannot take this request now. Send it again after `Retry-After`.',
  'server.error': 'The failure is recorded under `traceId`; tell it to the operator.',
};
