import type { ChildContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useSettings } from '../../lib/settings';
import { AnswersCard } from '../../ui/checkin/answers-card';
import { registrationEntries } from '../../ui/checkin/registration-entries';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';

interface Props {
  task: ChildContactTask;
  onUpdate: () => void;
}

/** One child's registration, read-only (spec §2). */
export function RegistrationCard({ task, onUpdate }: Props) {
  const words = useWords(childForm);
  const childWords = useWords(child);
  const { phoneRegion } = useSettings();
  const name = fullName(task.contact);
  const saved = task.relatedObject;
  return (
    <AnswersCard
      contact={task.contact}
      entries={saved ? registrationEntries(childWords, saved, phoneRegion) : undefined}
      none={words.notCompleted}
      change={saved ? words.update : words.create}
      changeLabel={saved ? words.updateFor({ name }) : words.createFor({ name })}
      onChange={onUpdate}
    />
  );
}
