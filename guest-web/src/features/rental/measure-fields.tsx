import type { RentalProfile } from '@arrival/contracts';
import { chooseUnits, useUnits } from '../../lib/units';
import { Switch } from '../../ui/checkbox';
import { SelectField } from '../../ui/select-field';
import { rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { bandChoices } from './choices';
import styles from './rental-form.module.css';
import type { RentalFormState } from './use-rental-form';

interface Props {
  profile: RentalProfile;
  form: RentalFormState;
}

/** Height and weight in the guest's units, by the Metric switch (spec §5). */
export function MeasureFields({ profile, form }: Props) {
  const words = useWords(rentalForm);
  const units = useUnits();
  return (
    <>
      <Switch
        label={words.metric}
        checked={units === 'metric'}
        onChange={(event) => chooseUnits(event.target.checked ? 'metric' : 'imperial')}
      />
      <div className={styles.pair}>
        <SelectField
          {...form.field('selectedHeight')}
          placeholder={words.choose}
          options={bandChoices(profile.heightRefs, units)}
        />
        <SelectField
          {...form.field('selectedWeight')}
          placeholder={words.choose}
          options={bandChoices(profile.weightRefs, units)}
        />
      </div>
    </>
  );
}
