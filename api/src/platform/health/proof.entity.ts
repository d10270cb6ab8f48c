import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What was proven of the whole, and when last. */
@Entity('proof')
@Check('ck_proof_kind', "kind in ('backup', 'verify', 'files', 'copies')")
export class ProofEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_proof' })
  kind: string;

  @Column({ name: 'proven_at', type: 'timestamptz', default: () => 'now()' })
  provenAt: Date;

  @Column({ type: 'jsonb' })
  found: Record<string, unknown>;
}
