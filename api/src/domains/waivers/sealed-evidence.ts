import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { openBytes, sealBytes } from '../../platform/crypto/gcm';
import { DomainError } from '../../platform/http/domain-error';
import { type People, PersonalData, type PersonalFile } from '../../platform/personal-data/personal-data';
import { EvidenceOfPeopleQueries, type EvidenceRow } from './evidence-of-people.queries';
import { householdKeyColumn } from './household-key-column';

/** A signature that was opened again: its row as it was, the name of whom it was given for, and its drawing. */
export interface OpenedEvidence {
  readonly record: Record<string, unknown>;
  /** What its hash in the chain was made of; missing in what was sealed before there was a chain. */
  readonly hashed?: string;
  readonly contactName: string;
  readonly png: string | null;
  /** It says what the row said when it was sealed. */
  readonly isUnchanged: boolean;
}

const KEY_BYTES = 32;
const { table, column } = householdKeyColumn;
const placeOfKey = (headContactId: number) => ({ table, column, row: headContactId });
const placeOf = (signatureId: string) => ['sealed_evidence', signatureId];

/** Signatures of people: what they signed while they are here, and sealed for as long as it must be kept once they are erased (D60, D61). */
@Injectable()
export class SealedEvidenceService {
  constructor(
    private readonly queries: EvidenceOfPeopleQueries,
    private readonly cipher: FieldCipher,
    personal: PersonalData,
  ) {
    personal.register({
      name: 'signatures',
      read: async (people) => (await queries.list(people)).map(recordOf),
      files: async (people) => (await queries.list(people)).flatMap(filesOf),
      erase: (people, erasureId) => this.#seal(people, erasureId),
    });
  }

  /** For a claim. Throws `signature.unknown`, also when its time is over and its key destroyed. */
  async open(signatureId: string): Promise<OpenedEvidence> {
    const found = await this.queries.findSealed(signatureId);
    if (!found) throw new DomainError('signature.unknown');
    const { headContactId, keyId, sealedKey, ciphertext, digest } = found;
    const key = Buffer.from(this.cipher.open({ keyId, sealed: sealedKey }, placeOfKey(headContactId)), 'base64');
    const opened = openBytes(key, ciphertext, placeOf(signatureId));
    if (!opened) throw new DomainError('signature.unknown');
    const { record, ...rest } = JSON.parse(opened.toString('utf8')) as {
      record: string;
      hashed?: string;
      contactName: string;
      png: string | null;
    };
    const isUnchanged = createHash('sha256').update(record).digest().equals(digest);
    return { record: JSON.parse(record) as Record<string, unknown>, ...rest, isUnchanged };
  }

  async #seal(people: People, erasureId: string): Promise<void> {
    const rows = await this.queries.list(people);
    if (rows.length === 0) return;
    const key = randomBytes(KEY_BYTES);
    const { keyId, sealed } = this.cipher.seal(key.toString('base64'), placeOfKey(people.headId));
    await this.queries.insertKey(people.headId, keyId, sealed);
    for (const row of rows) {
      const { id, record, hashed, contactName, png } = row;
      const content = JSON.stringify({ record, hashed, contactName, png: png?.toString('base64') ?? null });
      await this.queries.insertSealed(people.headId, row, sealBytes(key, Buffer.from(content, 'utf8'), placeOf(id)));
    }
    await this.queries.removeSealed(erasureId);
  }
}

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
