import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { fieldsOf } from './json.fragment';
import { describeRecord } from './record-shape';

@Entity('lift')
class LiftEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'lift_name', type: 'text' })
  liftName: string;

  @Column({ type: 'text', array: true })
  gates: string[];

  @Column({ type: 'bytea', select: false })
  secret: Buffer;

  @VersionColumn({ type: 'integer' })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdDateUtc: Date;
}

test('what is not read never goes on the wire; the rest goes by its property', () => {
  expect(fieldsOf(LiftEntity, 'l', { without: ['createdDateUtc'] })).toBe(
    "'id', l.id, 'liftName', l.lift_name, 'gates', l.gates, 'version', l.version",
  );
  expect(fieldsOf(LiftEntity, 'l', { only: ['liftName', 'secret'] })).toBe("'liftName', l.lift_name");
});

test('every column can be sorted and filtered by, the named order first, texts as they are looked for; lists cannot', () => {
  const { sorts, filters } = describeRecord(LiftEntity, {
    order: 'liftName',
    sorts: { isLong: 'r.length > 100' },
    filters: { q: 'r.x = $' },
  });
  expect(Object.entries(sorts)).toEqual([
    ['liftName', 'r.lift_name collate reading_order'],
    ['id', 'r.id'],
    ['version', 'r.version'],
    ['createdDateUtc', 'r.created_at'],
    ['isLong', 'r.length > 100'],
  ]);
  expect(Object.keys(filters)).toEqual(['id', 'liftName', 'gates', 'version', 'createdDateUtc', 'q']);
  expect(filters['id']).toBe('r.id = any($)');
});
