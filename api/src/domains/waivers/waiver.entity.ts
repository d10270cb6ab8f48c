import { Column, Entity, ForeignKey, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { WaiverTextEntity } from './waiver-text.entity';

/** A waiver of the point of sale with the text that guests read today (D45). */
@Entity('waiver')
export class WaiverEntity {
  @PrimaryColumn({ name: 'pos_waiver_id', type: 'text', primaryKeyConstraintName: 'pk_waiver' })
  posWaiverId: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ name: 'text_hash', type: 'bytea', nullable: true })
  @ForeignKey(() => WaiverTextEntity, { name: 'fk_waiver_text' })
  textHash: Buffer | null;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ name: 'modified_at', type: 'timestamptz', default: () => 'now()' })
  modifiedDateUtc: Date;
}
