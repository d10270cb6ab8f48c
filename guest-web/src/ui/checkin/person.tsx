import type { Contact } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import type { PersonLine } from '../../lib/checkin/lines';
import { isReceived } from '../../lib/drafts/drafts';
import { useAgeWords } from '../../lib/wording/age-words';
import { people as peopleWords, saving } from '../../words/checkin';
import { useWords } from '../../words/words';
import { Avatar } from '../avatar';
import { Button } from '../button';
import { Icon } from '../icon';
import styles from './person.module.css';

interface HeaderProps {
  contact: Contact;
  /** In a task, not on a card: the name takes the focus when another person's turn has begun and the pressed button is gone. */
  takesFocus?: boolean;
  /** Of the form below. */
  draftKey?: string;
}

/** Whose turn it is: the face and the name on top. */
export function PersonHeader({ contact, takesFocus = false, draftKey }: HeaderProps) {
  const words = useWords(peopleWords);
  const ageWords = useAgeWords();
  const name = useFocusWhenLost<HTMLHeadingElement>(takesFocus);
  return (
    <div className={styles.header}>
      <Avatar name={fullName(contact)} src={contact.imageUrl} size={56} />
      <div className={styles.words}>
        <h2 ref={name} tabIndex={-1}>
          {fullName(contact)}
        </h2>
        <p className={styles.note}>{ageWords(contact.age)}</p>
        {draftKey && isReceived(draftKey) && <p className={styles.note}>{words.typedElsewhere}</p>}
      </div>
    </div>
  );
}

export interface LineAction {
  label: string;
  /** The same with the person's name, for screen readers. */
  labelFor: (values: { name: string }) => string;
  onPress: (id: string) => void;
  /** Offered to people in this state alone. */
  state?: PersonLine['state'];
  disabled: boolean;
}

interface LinesProps {
  people: readonly PersonLine[];
  group: 'finished' | 'toCome';
  /** What a state is called in this task: "Signed" for done. */
  states?: Partial<Record<PersonLine['state'], string>>;
  /** A way back in, for instance "Change". */
  action?: LineAction;
}

/** More people than these fold into a single line, so that a large family sees the form and not the list. */
const mostLines = 2;

/** Finished and waiting people, one line each. */
export function PeopleLines(props: LinesProps) {
  const words = useWords(peopleWords);
  const { people, group } = props;
  const count = people.length;
  if (people.length === 0) return null;
  if (people.length <= mostLines) return <Lines {...props} />;
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.faces}>
          {people.slice(0, 5).map(({ id, contact }) => (
            <Avatar key={id} name={fullName(contact)} src={contact.imageUrl} size={32} />
          ))}
        </span>
        <span>{group === 'finished' ? words.finishedCount({ count }) : words.toComeCount({ count })}</span>
        <Icon name="chevron" size={20} />
      </summary>
      <Lines {...props} />
    </details>
  );
}

function Lines({ people, group, states, action }: LinesProps) {
  const words = useWords(peopleWords);
  return (
    <ul className={styles.lines} aria-label={words[group]}>
      {people.map((line) => (
        <li key={line.id} className={styles.line}>
          <Avatar name={fullName(line.contact)} src={line.contact.imageUrl} size={40} />
          <span className={styles.lineWords}>
            <span className={styles.lineName}>{fullName(line.contact)}</span>
            <State line={line} states={states} />
          </span>
          {action && (action.state ?? line.state) === line.state && (
            <Button
              variant="quiet"
              onClick={() => action.onPress(line.id)}
              disabled={action.disabled}
              aria-label={action.labelFor({ name: fullName(line.contact) })}
            >
              {action.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Green means that the resort has it; what is only on this phone has a phone. */
function State({ line: { state, isKept }, states }: { line: PersonLine; states: LinesProps['states'] }) {
  const words = useWords(peopleWords);
  const { status } = useWords(saving);
  return (
    <span className={styles.state} data-state={isKept ? 'kept' : state}>
      {state === 'done' && <Icon name={isKept ? 'phone' : 'check'} size={16} />}
      <span>{isKept ? status.kept : (states?.[state] ?? words.state[state])}</span>
    </span>
  );
}
