import { healthFields, phoneText } from '@arrival/rules';
import { healthWords } from '../../lib/health-words';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { LabelList } from '../../ui/checkin/label-list';
import { lastTime } from '../../words/checkin';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';
import type { KeptChild } from './kept-answers';
import styles from './last-time.module.css';
import { LastTimeRow } from './last-time-row';
import { confirmId, type useLastTime } from './use-last-time';

interface Props {
  task: KeptChild;
  form: ReturnType<typeof useLastTime>;
  onChange: () => void;
}

/** One child's registration of the last time, whole: it counts again by a tap of its own, never with a sibling's. */
export function LastTimeChild({ task, form, onChange }: Props) {
  const words = useWords(lastTime);
  const { stillTrue, changeSomething } = useWords(childForm);
  const { field: labels, none } = useWords(child);
  const { phoneRegion } = useSettings();
  const { relatedObject: kept, contact } = task;
  const name = contact.firstName;
  const isConfirmed = form.isConfirmed(task);
  const entries = [
    { term: labels.primaryEmergencyContact, value: kept.primaryEmergencyContact },
    { term: labels.primaryEmergencyPhone, value: phoneText(kept.primaryEmergencyPhone, phoneRegion) },
    { term: labels.alternateEmergencyContact1, value: kept.alternateEmergencyContact1 },
    { term: labels.alternateEmergencyPhone1, value: phoneText(kept.alternateEmergencyPhone1, phoneRegion) },
    ...healthFields.map((field) => ({ term: labels[field], value: healthWords(kept[field], none) })),
  ];
  return (
    <LastTimeRow of={{ icon: 'child', title: words.child({ name }) }}>
      <LabelList entries={entries} />
      <div className={styles.actions}>
        <Button
          id={confirmId(task)}
          variant={isConfirmed ? 'success' : 'secondary'}
          icon={isConfirmed ? 'check' : undefined}
          aria-pressed={isConfirmed}
          aria-label={`${stillTrue}: ${name}`}
          onClick={() => form.confirm(task)}
        >
          {stillTrue}
        </Button>
        <Button variant="quiet" aria-label={`${changeSomething}: ${name}`} onClick={onChange}>
          {changeSomething}
        </Button>
      </div>
    </LastTimeRow>
  );
}
