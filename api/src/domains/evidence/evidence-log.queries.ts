import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { leafHash, type MerkleNode, type Place } from './merkle';
import type { KeptTimeStamp } from './time-stamps/time-stamp-authority';

/** A signature that the log does not have yet. */
export interface Unlogged {
  readonly signatureId: string;
  readonly recordHash: Buffer;
  readonly headContactId: number;
  readonly chainPosition: number;
}

export interface Seal {
  readonly size: number;
  readonly note: string;
  readonly verifierKey: string;
  readonly sealedAtUtc: Date;
  readonly stamp?: KeptTimeStamp;
}

type SealRow = Omit<Seal, 'stamp'> & { [Key in keyof KeptTimeStamp]: KeptTimeStamp[Key] | null };

const findSize = sql<{ size: number }>(
  'evidence.find-size',
  'select coalesce(max(position) + 1, 0) as size from evidence_entry',
);

/** In the order of the chains, so that the log has each household's in its own. */
const listUnlogged = sqlInTransaction<Unlogged>(
  'evidence.list-unlogged',
  `select s.id as "signatureId", s.record_hash as "recordHash", s.head_contact_id as "headContactId", s.chain_position as "chainPosition"
from signature s where (s.head_contact_id, s.chain_position) > ($1::bigint, $2::integer)
  and not exists (select from evidence_entry e where e.signature_id = s.id)
order by s.head_contact_id, s.chain_position limit $3`,
);

const addEntries = sqlInTransaction<never>(
  'evidence.add-entries',
  `insert into evidence_entry (position, signature_id, record_hash)
select $1::bigint + n - 1, id, hash from unnest($2::uuid[], $3::bytea[]) with ordinality as e (id, hash, n)`,
);

const addNodes = sqlInTransaction<never>(
  'evidence.add-nodes',
  `insert into evidence_node (level, position, hash) select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])`,
);

/** Of level 0 it answers the entry itself. */
const findNodes = sql<MerkleNode>(
  'evidence.find-nodes',
  `with wanted as (select * from unnest($1::smallint[], $2::bigint[]) as w (level, position))
select w.level, w.position, n.hash from wanted w join evidence_node n using (level, position)
union all select w.level, w.position, e.record_hash from wanted w join evidence_entry e on e.position = w.position where w.level = 0`,
);

const addCheckpoint = sqlInTransaction<never>(
  'evidence.add-checkpoint',
  'insert into evidence_checkpoint (size, note, verifier_key) values ($1, $2, $3)',
);

const findSeal = sql<SealRow>(
  'evidence.find-seal',
  `select c.size, c.note, c.verifier_key as "verifierKey", c.signed_at as "sealedAtUtc", t.token, t.authority, t.stamped_at as at
from evidence_checkpoint c left join evidence_time_stamp t using (size) order by c.size desc limit 1`,
);

const listVerifierKeys = sql<{ verifierKey: string }>(
  'evidence.list-verifier-keys',
  'select verifier_key as "verifierKey" from evidence_checkpoint group by 1 order by max(size) desc',
);

/** The log as it is kept: entries, the subtrees above them, signed roots. */
@Injectable()
export class EvidenceLogQueries {
  constructor(private readonly database: Database) {}

  async size(): Promise<number> {
    return (await this.database.first(findSize))?.size ?? 0;
  }

  listUnlogged(after: Pick<Unlogged, 'headContactId' | 'chainPosition'>, most: number): Promise<Unlogged[]> {
    return this.database.run(listUnlogged, [after.headContactId, after.chainPosition, most]);
  }

  async addEntries(from: number, entries: readonly Unlogged[]): Promise<void> {
    const columns = [entries.map(({ signatureId }) => signatureId), entries.map(({ recordHash }) => recordHash)];
    await this.database.run(addEntries, [from, ...columns]);
  }

  async addNodes(nodes: readonly MerkleNode[]): Promise<void> {
    const columns = [
      nodes.map(({ level }) => level),
      nodes.map(({ position }) => position),
      nodes.map(({ hash }) => hash),
    ];
    await this.database.run(addNodes, columns);
  }

  /** Their hashes, in the order asked for. Throws when the log lacks one. */
  async nodes(places: readonly Place[]): Promise<Buffer[]> {
    const columns = [places.map(({ level }) => level), places.map(({ position }) => position)];
    const found = await this.database.run(findNodes, columns);
    const hashes = new Map(
      found.map(({ level, position, hash }) => [`${level}/${position}`, level ? hash : leafHash(hash)]),
    );
    return places.map(({ level, position }) => {
      const hash = hashes.get(`${level}/${position}`);
      if (!hash) throw new Error(`The evidence log has no node ${position} of level ${level}`);
      return hash;
    });
  }

  async addCheckpoint(size: number, note: string, verifierKey: string): Promise<void> {
    await this.database.run(addCheckpoint, [size, note, verifierKey]);
  }

  /** The newest. */
  async seal(): Promise<Seal | undefined> {
    const found = await this.database.first(findSeal);
    if (!found) return undefined;
    const { token, authority, at, ...seal } = found;
    return token && authority && at ? { ...seal, stamp: { token, authority, at } } : seal;
  }

  /** Of all checkpoints, the newest first. */
  async verifierKeys(): Promise<string[]> {
    return (await this.database.run(listVerifierKeys)).map(({ verifierKey }) => verifierKey);
  }
}
