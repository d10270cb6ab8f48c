import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A complete subtree of the log (RFC 6962), so that nothing has to be hashed twice; leaves, of level 0, are entries. */
@Entity('evidence_node')
export class EvidenceNodeEntity {
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'pk_evidence_node' })
  level: number;

  /** Among those of its level. */
  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'pk_evidence_node' })
  position: number;

  @Column({ type: 'bytea' })
  hash: Buffer;
}
