import { base64, fieldsOf } from '../../platform/database/json.fragment';
import { contactName } from '../pos/contacts.fragment';
import { SignatureEntity } from './signature.entity';

const ofList = [
  'id',
  'posWaiverId',
  'textHash',
  'textVersion',
  'contactId',
  'signerContactId',
  'signerName',
  'isOnBehalf',
  'relationship',
  'methods',
];
const ofTimes = ['signedAtUtc', 'effectiveOn', 'expiresOn', 'comment'];
/** The title under which it was signed; of a text that has no version of its own, today's. */
export const signedTitle = `coalesce(v.title, w.translations -> v.language ->> 'title', w.title, s.pos_waiver_id)`;
const named = `'title', ${signedTitle}, 'contactName', ${contactName('s.contact_id')}`;

/** Fields of a signature `s` as staff see it in lists. The text's number is that of its time. */
export const signatureFields = `${fieldsOf(SignatureEntity, 's', { only: [...ofList, ...ofTimes] })}, ${named}`;

/** The waiver `w` of a signature `s`, and the version `v` of its text. */
export const signatureParts = `left join waiver w on w.pos_waiver_id = s.pos_waiver_id
left join waiver_version v on v.pos_waiver_id = s.pos_waiver_id and v.version = s.text_version`;

/** The whole record (D45), with the drawn signature `i`. */
export const evidenceFields = `${fieldsOf(SignatureEntity, 's', { without: ['previousHash', 'recordHash', 'chainPosition', 'hashedAtUtc'] })}, ${named},
  'textLanguage', v.language,
  'signature', ${base64('i.png')}`;
