import { fieldsOf } from '../../platform/database/json.fragment';
import { contactName } from '../pos/contacts.fragment';
import { SignatureEntity } from './signature.entity';

const ofList = [
  'id',
  'posWaiverId',
  'textHash',
  'textVersion',
  'contactId',
  'signerName',
  'isOnBehalf',
  'relationship',
  'methods',
];
const ofTimes = ['signedAtUtc', 'effectiveOn', 'expiresOn', 'comment'];
const named = `'title', coalesce(w.title, s.pos_waiver_id), 'contactName', ${contactName('s.contact_id')}`;

/** Fields of a signature `s` as staff see it in lists, with its waiver `w`. The text's number is that of its time. */
export const signatureFields = `${fieldsOf(SignatureEntity, 's', { only: [...ofList, ...ofTimes] })}, ${named}`;

export const signatureParts = 'left join waiver w on w.pos_waiver_id = s.pos_waiver_id';

/** The language of the text that was shown: that of its version. */
const textLanguage =
  '(select v.language from waiver_version v where v.pos_waiver_id = s.pos_waiver_id and v.version = s.text_version)';

/** The whole record (D45), with the drawn signature `i`. */
export const evidenceFields = `${fieldsOf(SignatureEntity, 's', { without: ['previousHash', 'recordHash', 'chainPosition', 'hashedAtUtc'] })}, ${named},
  'textLanguage', ${textLanguage},
  'signature', translate(encode(i.png, 'base64'), e'\\n', '')`;
