import { useText } from '../../lib/wording/texts';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { about } from '../../words/about';
import { useWords } from '../../words/words';
import styles from './about-page.module.css';
import { PrivacyChoices } from './privacy-choices';

const steps = [
  { icon: 'waiver', name: 'waivers', why: 'waiversWhy' },
  { icon: 'ski', name: 'rental', why: 'rentalWhy' },
  { icon: 'child', name: 'school', why: 'schoolWhy' },
  { icon: 'camera', name: 'photos', why: 'photosWhy' },
] as const;

/** What this is, in four lines (spec §2, /about). */
export function AboutPage() {
  const words = useWords(about);
  const title = useText()('application.title');
  return (
    <>
      <p>{words.intro({ title })}</p>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Card as="li" key={step.name} className={styles.step}>
            <span className={styles.icon}>
              <Icon name={step.icon} />
            </span>
            <div>
              <h2 className={styles.title}>{words[step.name]}</h2>
              <p className={styles.words}>{words[step.why]}</p>
            </div>
          </Card>
        ))}
      </ul>
      <PrivacyChoices />
      <LinkButton to="/" size="l" full>
        {words.goToCheckIn}
      </LinkButton>
    </>
  );
}
