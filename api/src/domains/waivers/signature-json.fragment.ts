import { instant } from '../../platform/database/json.fragment';
import { contactName } from '../pos/contacts.fragment';

/** Fields of a signature `s` as staff see it, with its waiver `w`. The text's number is that of its time. */
export const signatureFields = `'id', s.id, 'posWaiverId', s.pos_waiver_id, 'title', coalesce(w.title, s.pos_waiver_id),
  'textHash', encode(s.text_hash, 'hex'), 'textVersion', s.text_version,
  'contactId', s.contact_id, 'contactName', ${contactName('s.contact_id')}, 'signerName', s.signer_name,
  'isOnBehalf', s.is_on_behalf, 'relationship', s.relationship, 'methods', s.methods, 'signedAtUtc', ${instant('s.signed_at')},
  'effectiveOn', s.effective_on, 'expiresOn', s.expires_on, 'comment', s.comment`;

export const signatureParts = 'left join waiver w on w.pos_waiver_id = s.pos_waiver_id';

/** The rest of the record (D45), with the drawn signature `i`. */
export const evidenceFields = `${signatureFields}, 'groupId', s.group_id, 'headContactId', s.head_contact_id, 'taskId', s.task_id,
  'activityId', s.activity_id, 'locationId', s.location_id, 'isAgreed', s.is_agreed, 'agreementWording', s.agreement_wording,
  'consentsElectronically', s.consents_electronically, 'typedName', s.typed_name,
  'signature', translate(encode(i.png, 'base64'), e'\\n', ''), 'imageHash', encode(s.image_hash, 'hex'),
  'signerContactId', s.signer_contact_id, 'signerIssuer', s.signer_issuer, 'signerSubject', s.signer_subject,
  'clientSignedAtUtc', ${instant('s.client_signed_at')}, 'clientOffsetHours', s.client_offset_hours, 'ip', host(s.ip),
  'userAgent', s.user_agent, 'validationOn', s.validation_on`;
