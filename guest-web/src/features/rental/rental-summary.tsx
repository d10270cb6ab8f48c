import type { ReferenceItem, RentalContactTask } from '@arrival/contracts';
import { fullName, listText, type UnitSystem } from '@arrival/rules';
import { type LabelEntry, LabelList } from '../../lib/checkin/label-list';
import { PersonHeader } from '../../lib/checkin/person';
import { useUnits } from '../../lib/units';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { wordedChoice } from './choices';
import styles from './rental-summary.module.css';

interface Props {
  task: RentalContactTask;
  onChange: () => void;
}

/** A finished profile, read-only: it reads like the label on the boots. */
export function RentalSummary({ task, onChange }: Props) {
  const units = useUnits();
  return (
    <Card as="article" className={styles.summary}>
      <PersonHeader contact={task.contact} />
      {task.isComplete ? <LabelList entries={entriesOf(task, units)} /> : <p>Skipped</p>}
      <Button variant="secondary" icon="edit" className={styles.change} onClick={onChange}>
        Change<VisuallyHidden> {fullName(task.contact)}</VisuallyHidden>
      </Button>
    </Card>
  );
}

function entriesOf({ relatedObject: profile }: RentalContactTask, units: UnitSystem): LabelEntry[] {
  const find = (items: readonly ReferenceItem[], key: string | null) => items.find((item) => item.listKey === key);
  const ability = find(profile.abilityRefs, profile.selectedAbility);
  const height = find(profile.heightRefs, profile.selectedHeight);
  const weight = find(profile.weightRefs, profile.selectedWeight);
  const entries: LabelEntry[] = [
    { term: 'Skier type', value: ability ? wordedChoice(ability).label : '–' },
    { term: 'Age', value: find(profile.ageRefs, profile.selectedAge)?.listDescription ?? '–' },
    { term: 'Height', value: height ? listText(height, units) : '–' },
    { term: 'Weight', value: weight ? listText(weight, units) : '–' },
  ];
  if (profile.enableShoeSize) entries.push({ term: 'Shoe size', value: profile.shoeSize || '–' });
  if (profile.enableStance) entries.push({ term: 'Stance', value: profile.selectedGoofy === 'Y' ? 'Goofy foot' : 'Regular' });
  return entries;
}
