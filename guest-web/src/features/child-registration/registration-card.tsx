import type { ChildContactTask } from '@arrival/contracts';
import { fullName, phoneText } from '@arrival/rules';
import { LabelList } from '../../lib/checkin/label-list';
import { PersonHeader } from '../../lib/checkin/person';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './registration-card.module.css';

interface Props {
  task: ChildContactTask;
  onUpdate: () => void;
}

/** One child's registration, read-only (spec §2). */
export function RegistrationCard({ task, onUpdate }: Props) {
  const { phoneRegion } = useSettings();
  const saved = task.relatedObject;
  return (
    <Card as="article" className={styles.card}>
      <PersonHeader contact={task.contact} />
      {saved ? (
        <LabelList
          entries={[
            { term: 'Primary Contact', value: saved.primaryEmergencyContact },
            { term: 'Primary Phone #', value: phoneText(saved.primaryEmergencyPhone, phoneRegion) },
            { term: 'Alternate Contact', value: saved.alternateEmergencyContact1 },
            { term: 'Secondary Phone #', value: phoneText(saved.alternateEmergencyPhone1, phoneRegion) },
            { term: 'Drug Allergy', value: saved.drugAllergy },
            { term: 'Food Allergy', value: saved.foodAllergy },
            { term: 'Medication', value: saved.medication },
            { term: 'Special Condition', value: saved.specialCondition },
          ]}
        />
      ) : (
        <p>Not Completed</p>
      )}
      <Button variant="secondary" icon="edit" className={styles.update} onClick={onUpdate}>
        {saved ? 'Update' : 'Create'}
        <VisuallyHidden> {fullName(task.contact)}</VisuallyHidden>
      </Button>
    </Card>
  );
}
