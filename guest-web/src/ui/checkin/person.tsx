import type { Contact } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import type { PersonLine } from '../../lib/checkin/lines';
import { isReceived } from '../../lib/drafts/drafts';
import { useAgeWords } from '../../lib/wording/age-words';
import { people as peopleWords } from '../../words/checkin';
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
      {people.map(({ id, contact, state }) => (
        <li key={id} className={styles.line}>
          <Avatar name={fullName(contact)} src={contact.imageUrl} size={40} />
          <span className={styles.lineWords}>
            <span className={styles.lineName}>{fullName(contact)}</span>
            <span className={styles.state} data-state={state}>
              {state === 'done' && <Icon name="check" size={16} />}
              <span>{states?.[state] ?? words.state[state]}</span>
            </span>
          </span>
          {action && (action.state ?? state) === state && (
            <Button
              variant="quiet"
              onClick={() => action.onPress(id)}
              disabled={action.disabled}
              aria-label={action.labelFor({ name: fullName(contact) })}
            >
              {action.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
