import { useText } from '../../lib/texts';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon, type IconName } from '../../ui/icon';
import styles from './about-page.module.css';
import { PrivacyChoices } from './privacy-choices';

const steps: { icon: IconName; title: string; words: string }[] = [
  { icon: 'waiver', title: 'Waivers', words: 'Read and sign for your children and for yourself. You get a copy.' },
  { icon: 'ski', title: 'Rental fit', words: 'Height, weight and skier type, so that boots and skis are ready for you.' },
  { icon: 'child', title: 'Ski school', words: 'Emergency contacts and health notes, seen only by those who look after your child.' },
  { icon: 'camera', title: 'Pass photos', words: 'A photo from home, so that nobody has to take off the helmet.' },
];

/** What this is, in four lines (spec §2, /about). */
export function AboutPage() {
  const title = useText()('application.title');
  return (
    <>
      <p>
        {title} is where your family gets everything done before the first lift: once, on your own phone, without the queue at the counter.
      </p>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Card as="li" key={step.title} className={styles.step}>
            <span className={styles.icon}>
              <Icon name={step.icon} />
            </span>
            <div>
              <h2 className={styles.title}>{step.title}</h2>
              <p className={styles.words}>{step.words}</p>
            </div>
          </Card>
        ))}
      </ul>
      <PrivacyChoices />
      <LinkButton to="/" size="l" full>
        Go to check-in
      </LinkButton>
    </>
  );
}
