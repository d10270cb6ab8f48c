import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { openBytes, sealBytes } from '../../platform/crypto/gcm';
import { type People, PersonalData, type PersonalFile } from '../../platform/personal-data/personal-data';
import { EvidenceOfPeopleQueries, type EvidenceRow, type SealedEvidence } from './evidence-of-people.queries';
import { householdKeyColumn } from './household-key-column';
import { WaiverTexts } from './waiver-texts';

/** A signature that was opened again: its row as it was, the name of whom it was given for, its text and its drawing. */
export interface OpenedEvidence {
  readonly record: Readonly<Record<string, unknown>>;
  /** What its hash in the chain was made of; missing in what was sealed before there was a chain. */
  readonly hashed?: string;
  readonly contactName: string;
  readonly html: string;
  /** Base64. */
  readonly png: string | null;
  /** It says what the row said when it was sealed. */
  readonly isUnchanged: boolean;
}

/** What is sealed; `record` is the very text that its digest is made of. */
type Content = Pick<OpenedEvidence, 'hashed' | 'contactName' | 'png'> & { readonly record: string };

const KEY_BYTES = 32;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const { table, column } = householdKeyColumn;
const placeOfKey = (headContactId: number) => ({ table, column, row: headContactId });
const placeOf = (signatureId: string) => ['sealed_evidence', signatureId];

/** Signatures of people: what they signed while they are here, and sealed for as long as it must be kept once they are erased (D60, D61). */
@Injectable()
export class SealedEvidenceService {
  constructor(
    private readonly queries: EvidenceOfPeopleQueries,
    private readonly cipher: FieldCipher,
    private readonly texts: WaiverTexts,
    private readonly reads: AuditedReads,
    personal: PersonalData,
  ) {
    personal.register({
      name: 'signatures',
      read: async (people) => (await queries.list(people)).map(recordOf),
      files: async (people) => (await queries.list(people)).flatMap(filesOf),
      eraseHousehold: (people, erasureId) => this.#seal(people, erasureId),
    });
  }

  /** For a claim: what erased households signed, of which a name, a day or a number is the one that is sought. Each is in the trail before it is answered. */
  async *find(actor: Actor, sought: string): AsyncGenerator<OpenedEvidence> {
    for (let after: string | undefined = BEFORE_ALL; after; ) {
      const sealed: SealedEvidence[] = await this.queries.listSealed(after);
      for (const row of sealed) {
        const { record, contactName, ...rest } = this.#open(row);
        if (!isIn(`${contactName} ${record}`, sought)) continue;
        const read = { actor, action: 'signature.opened', entity: 'signature', entityId: row.signatureId } as const;
        // Not what was sought: the name of whom we have forgotten.
        await this.reads.record({ ...read, after: null });
        const isUnchanged = createHash('sha256').update(record).digest().equals(row.digest);
        const said = JSON.parse(record) as { text_hash: string };
        const hash = said.text_hash.replace('\\x', '');
        const html = (await this.texts.find([hash])).get(hash) ?? '';
        yield { record: said, contactName, html, ...rest, isUnchanged };
      }
      after = sealed.at(-1)?.signatureId;
    }
  }

  #open({ signatureId, headContactId, keyId, sealedKey, ciphertext }: SealedEvidence): Content {
    const key = Buffer.from(this.cipher.open({ keyId, sealed: sealedKey }, placeOfKey(headContactId)), 'base64');
    const opened = openBytes(key, ciphertext, placeOf(signatureId));
    if (!opened) throw new Error(`What is sealed of signature ${signatureId} was changed`);
    return JSON.parse(opened.toString('utf8')) as Content;
  }

  async #seal(people: People, erasureId: string): Promise<void> {
    const rows = await this.queries.list(people);
    if (rows.length === 0) return;
    const key = randomBytes(KEY_BYTES);
    const { keyId, sealed } = this.cipher.seal(key.toString('base64'), placeOfKey(people.headId));
    await this.queries.insertKey(people.headId, keyId, sealed);
    for (const row of rows) {
      const { id, record, hashed, contactName, png } = row;
      const content: Content = { record, hashed, contactName, png: png?.toString('base64') ?? null };
      const bytes = Buffer.from(JSON.stringify(content), 'utf8');
      await this.queries.insertSealed(people.headId, row, sealBytes(key, bytes, placeOf(id)));
    }
    await this.queries.removeSealed(erasureId);
  }
}

const isIn = (text: string, sought: string): boolean => text.toLowerCase().includes(sought.toLowerCase());

const recordOf = ({ record, contactName, keptUntil, textHash, imageHash }: EvidenceRow) => ({
  ...(JSON.parse(record) as object),
  contactName,
  keptUntil,
  textFile: `waivers/${textHash}.html`,
  drawingFile: imageHash && `drawings/${imageHash}.png`,
});

const filesOf = ({ textHash, html, imageHash, png }: EvidenceRow): PersonalFile[] => [
  { path: `waivers/${textHash}.html`, bytes: Buffer.from(html, 'utf8') },
  ...(png && imageHash ? [{ path: `drawings/${imageHash}.png`, bytes: png }] : []),
];
