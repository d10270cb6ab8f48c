import { type MemberProfile, taskTypeIds } from '@arrival/contracts';
import { gearValues } from '../../lib/rental/gear-values';
import { skierType } from '../../lib/rental/skier-type';
import { useUnits } from '../../lib/rental/units';
import { useSettings } from '../../lib/settings';
import { LabelList } from '../../ui/checkin/label-list';
import { registrationEntries } from '../../ui/checkin/registration-entries';
import { child as childWords } from '../../words/child';
import { onFile } from '../../words/profile';
import { rental as rentalWords } from '../../words/rental';
import { useWords } from '../../words/words';
import { ProfileCard } from './profile-card';
import type { Change } from './use-change';

/** The state of each profile, like the labels a technician reads, and where allowed the way to change it (D32). */
export function ProfileCards({ profile, change }: { profile: MemberProfile; change: Change }) {
  const { rentalProfile: rental, childRegistration: child, photo } = profile;
  const words = useWords(onFile);
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
        {rental && <RentalValues rental={rental} />}
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
          {child && <ChildValues child={child} />}
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

function RentalValues({ rental }: { rental: NonNullable<MemberProfile['rentalProfile']> }) {
  const labels = useWords(rentalWords);
  const isMetric = useUnits() === 'metric';
  const told = [
    [labels.field.selectedAbility, skierType(rental.abilityKey, rental.ability, labels)],
    [labels.field.selectedAge, rental.age],
    [labels.field.selectedHeight, isMetric ? rental.heightMetric : rental.height],
    [labels.field.selectedWeight, isMetric ? rental.weightMetric : rental.weight],
  ] as const;
  return (
    <LabelList
      entries={[...told.flatMap(([term, value]) => (value ? [{ term, value }] : [])), ...gearValues(labels, rental)]}
    />
  );
}

function ChildValues({ child }: { child: NonNullable<MemberProfile['childRegistration']> }) {
  return <LabelList entries={registrationEntries(useWords(childWords), child, useSettings().phoneRegion)} />;
}
