import { Suspense, useState } from 'react';
import { onDemand } from '../../lib/browser/on-demand';
import { useMedia } from '../../lib/browser/use-media';
import type { SelectedLocation } from '../../lib/selected-location';
import { useText } from '../../lib/wording/texts';
import { Icon } from '../../ui/icon';
import { useTitleFocus } from '../../ui/use-title-focus';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import styles from './greeting.module.css';

// Opened by a press: the first paint does without.
const GreetingDialog = onDemand(() => import('./greeting-dialog').then((module) => module.GreetingDialog));

// Phones open it from its pill.
const CodeCard = onDemand(() => import('./code-card').then((module) => module.CodeCard));

interface Props {
  firstName: string | undefined;
  location: SelectedLocation | undefined;
  familyCode: string | undefined;
  /** No location is open, or none can be read. */
  isNowhere: boolean;
}

/** Whose card this is and where it counts; the location can be changed and the family's code shown here (D59). */
export function Greeting({ firstName, location, familyCode, isNowhere }: Props) {
  const text = useText();
  const words = useWords(home);
  const title = useTitleFocus();
  const [opened, setOpened] = useState<'location' | 'code'>();
  const hasRoom = useMedia('(min-width: 1080px)');
  const close = () => setOpened(undefined);
  return (
    <header className={styles.greeting}>
      <p className={styles.hello}>{text('home.greeting', firstName === undefined ? {} : { FirstName: firstName })}</p>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {text('home.checkInTitle')}
      </h1>
      <div className={styles.pills}>
        {!isNowhere && (
          <button
            type="button"
            className={styles.location}
            onClick={() => setOpened('location')}
            disabled={!location}
            aria-haspopup="dialog"
          >
            <Icon name="pin" size={20} />
            <VisuallyHidden>{words.location} </VisuallyHidden>
            <span className={styles.place}>{location?.name || words.findingLocation}</span>
            <VisuallyHidden> {words.change}</VisuallyHidden>
            <span className={styles.open}>
              <Icon name="chevron" size={18} />
            </span>
          </button>
        )}
        {familyCode && !hasRoom && (
          <button type="button" className={styles.location} onClick={() => setOpened('code')} aria-haspopup="dialog">
            <Icon name="code" size={20} />
            <span className={styles.place}>{words.familyCode}</span>
          </button>
        )}
      </div>
      <Suspense fallback={null}>
        {familyCode && hasRoom && <CodeCard code={familyCode} />}
        {opened && <GreetingDialog opened={opened} location={location} familyCode={familyCode} onClose={close} />}
      </Suspense>
    </header>
  );
}
