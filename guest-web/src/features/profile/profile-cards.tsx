import { type MemberProfile, taskTypeIds } from '@arrival/contracts';
import type { ReactNode } from 'react';
import { instantWords, useDayWords } from '../../lib/day-words';
import { useUnits } from '../../lib/units';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { classes } from '../../ui/classes';
import { Facts } from '../../ui/facts';
import { Icon, type IconName } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
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
  const isMetric = useUnits() === 'metric';
  const change = useChange(profile.contact.contactId);
  return (
    <>
      <ProfileCard icon="ski" title="Rental fit" saved={rental} empty="Not filled in yet." onChange={change(taskTypeIds.rentalProfile)}>
        {rental && (
          <Facts
            facts={[
              ['Skier type', rental.ability],
              ['Age', rental.age],
              ['Height', isMetric ? rental.heightMetric : rental.height],
              ['Weight', isMetric ? rental.weightMetric : rental.weight],
              ['Shoe size', rental.shoeSize],
              ['Stance', rental.goofy && (rental.goofy === 'Y' ? 'Goofy' : 'Regular')],
            ]}
          />
        )}
      </ProfileCard>
      {(child || change(taskTypeIds.childRegistration)) && (
        <ProfileCard
          icon="child"
          title="Child registration"
          saved={child}
          empty="Not Completed"
          onChange={change(taskTypeIds.childRegistration)}
        >
          {child && (
            <Facts
              facts={[
                ['Primary Contact', child.primaryEmergencyContact],
                ['Primary Phone #', child.primaryEmergencyPhone],
                ['Alternate Contact', child.alternateEmergencyContact1],
                ['Secondary Phone #', child.alternateEmergencyPhone1],
                ['Drug Allergy', child.drugAllergy],
                ['Food Allergy', child.foodAllergy],
                ['Medication', child.medication],
                ['Special Condition', child.specialCondition],
              ]}
            />
          )}
        </ProfileCard>
      )}
      <ProfileCard icon="camera" title="Photo" saved={photo} empty="Not added yet." onChange={change(taskTypeIds.photo)} />
    </>
  );
}

interface CardProps {
  icon: IconName;
  title: string;
  saved: Saved | null;
  empty: string;
  /** Only where it may be changed. */
  onChange: (() => void) | undefined;
  children?: ReactNode;
}

function ProfileCard({ icon, title, saved, empty, onChange, children }: CardProps) {
  const day = useDayWords();
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <Icon name={icon} />
        <h2 className={styles.title}>{title}</h2>
        {saved && (
          <span className={classes(styles.state, saved.isValid ? styles.valid : styles.old)}>
            {saved.isValid ? (saved.validUntil ? `Valid until ${day(saved.validUntil)}` : 'Valid') : 'Out of date'}
          </span>
        )}
      </div>
      {children}
      <div className={styles.foot}>
        <p className={styles.note}>{saved ? `Last changed ${instantWords(saved.updatedAtUtc)}` : empty}</p>
        {onChange && (
          <Button variant="secondary" icon={saved ? 'edit' : 'plus'} onClick={onChange}>
            {saved ? 'Change' : 'Add'}
            <VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Card>
  );
}
