import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A text under its hash; never changed (D45). */
@Entity('waiver_text')
@Check('ck_waiver_text_hash', "hash = sha256(convert_to(html, 'UTF8'))")
export class WaiverTextEntity {
  @PrimaryColumn({ type: 'bytea', primaryKeyConstraintName: 'pk_waiver_text' })
  hash: Buffer;

  @Column({ type: 'text' })
  html: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
