import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { LabelList } from '../../ui/checkin/label-list';
import { registrationEntries } from '../../ui/checkin/registration-entries';
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
  const formWords = useWords(childForm);
  const childWords = useWords(child);
  const { phoneRegion } = useSettings();
  const name = task.contact.firstName;
  const isConfirmed = form.isConfirmed(task);
  return (
    <LastTimeRow of={{ icon: 'child', title: words.child({ name }) }}>
      <LabelList entries={registrationEntries(childWords, task.relatedObject, phoneRegion)} />
      <div className={styles.actions}>
        <Button
          id={confirmId(task)}
          variant={isConfirmed ? 'success' : 'secondary'}
          icon={isConfirmed ? 'check' : undefined}
          aria-pressed={isConfirmed}
          aria-label={formWords.stillTrueFor({ name })}
          onClick={() => form.confirm(task)}
        >
          {formWords.stillTrue}
        </Button>
        <Button variant="quiet" aria-label={formWords.changeSomethingFor({ name })} onClick={onChange}>
          {formWords.changeSomething}
        </Button>
      </div>
    </LastTimeRow>
  );
}
