import { type MemberProfile, taskTypeIds } from '@arrival/contracts';
import type { ReactNode } from 'react';
import { useDayWords, useInstantWords } from '../../lib/day-words';
import { gearValues } from '../../lib/gear-values';
import { healthWords } from '../../lib/health-words';
import { skierType } from '../../lib/skier-type';
import { useUnits } from '../../lib/units';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { classes } from '../../ui/classes';
import { Icon, type IconName } from '../../ui/icon';
import { LabelledValues } from '../../ui/labelled-values';
import { child as childWords } from '../../words/child';
import { onFile } from '../../words/profile';
import { rental as rentalWords } from '../../words/rental';
import { useWords } from '../../words/words';
import styles from './profile-cards.module.css';
import { useChange } from './use-change';

interface Saved {
  updatedAtUtc: string;
  validUntil: string | null;
  isValid: boolean;
}

/** The state of each profile, like the labels a technician reads, and where allowed the way to change it (D32). */
export function ProfileCards({ profile }: { profile: MemberProfile }) {
  const { rentalProfile: rental, childRegistration: child, photo } = profile;
  const words = useWords(onFile);
  const labels = useWords(rentalWords);
  const { field, none } = useWords(childWords);
  const isMetric = useUnits() === 'metric';
  const change = useChange(profile.contact.contactId);
  return (
    <>
      <ProfileCard
        icon="ski"
        title={words.rental}
        saved={rental}
        empty={words.noRental}
        changeLabel={rental ? words.changeRental : words.addRental}
        onChange={change(taskTypeIds.rentalProfile)}
      >
        {rental && (
          <LabelledValues
            values={[
              [labels.field.selectedAbility, skierType(rental.abilityKey, rental.ability, labels)],
              [labels.field.selectedAge, rental.age],
              [labels.field.selectedHeight, isMetric ? rental.heightMetric : rental.height],
              [labels.field.selectedWeight, isMetric ? rental.weightMetric : rental.weight],
              ...gearValues(labels, rental).map(({ term, value }) => [term, value] as const),
            ]}
          />
        )}
      </ProfileCard>
      {(child || change(taskTypeIds.childRegistration)) && (
        <ProfileCard
          icon="child"
          title={words.child}
          saved={child}
          empty={words.noChild}
          changeLabel={child ? words.changeChild : words.addChild}
          onChange={change(taskTypeIds.childRegistration)}
        >
          {child && (
            <LabelledValues
              values={[
                [field.primaryEmergencyContact, child.primaryEmergencyContact],
                [field.primaryEmergencyPhone, child.primaryEmergencyPhone],
                [field.alternateEmergencyContact1, child.alternateEmergencyContact1],
                [field.alternateEmergencyPhone1, child.alternateEmergencyPhone1],
                [field.drugAllergy, healthWords(child.drugAllergy, none)],
                [field.foodAllergy, healthWords(child.foodAllergy, none)],
                [field.medication, healthWords(child.medication, none)],
                [field.specialCondition, healthWords(child.specialCondition, none)],
              ]}
            />
          )}
        </ProfileCard>
      )}
      <ProfileCard
        icon="camera"
        title={words.photo}
        saved={photo}
        empty={words.noPhoto}
        changeLabel={photo ? words.changePhoto : words.addPhoto}
        onChange={change(taskTypeIds.photo)}
      />
    </>
  );
}

interface CardProps {
  icon: IconName;
  title: string;
  saved: Saved | null;
  empty: string;
  /** What the button does, for screen readers. */
  changeLabel: string;
  /** Only where it may be changed. */
  onChange: (() => void) | undefined;
  children?: ReactNode;
}

function ProfileCard({ icon, title, saved, empty, changeLabel, onChange, children }: CardProps) {
  const words = useWords(onFile);
  const instant = useInstantWords();
  const day = useDayWords();
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <Icon name={icon} />
        <h2 className={styles.title}>{title}</h2>
        {saved && (
          <span className={classes(styles.state, saved.isValid ? styles.valid : styles.old)}>
            {saved.isValid
              ? saved.validUntil
                ? words.validUntil({ day: day(saved.validUntil) })
                : words.valid
              : words.outOfDate}
          </span>
        )}
      </div>
      {children}
      <div className={styles.foot}>
        <p className={styles.note}>{saved ? words.lastChanged({ when: instant(saved.updatedAtUtc) }) : empty}</p>
        {onChange && (
          <Button variant="secondary" icon={saved ? 'edit' : 'plus'} onClick={onChange} aria-label={changeLabel}>
            {saved ? words.change : words.add}
          </Button>
        )}
      </div>
    </Card>
  );
}
