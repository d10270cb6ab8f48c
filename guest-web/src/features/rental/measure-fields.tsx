import type { RentalContactTask } from '@arrival/contracts';
import { areBands, type Measure, offered } from '@arrival/rules';
import { chooseUnits, useUnits } from '../../lib/rental/units';
import { Switch } from '../../ui/checkbox';
import { MeasurePair } from '../../ui/checkin/measure-pair';
import { SelectField } from '../../ui/select-field';
import { rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { isOutgrown } from './answers';
import { bandChoices } from './choices';
import styles from './rental-form.module.css';
import type { RentalFormState } from './use-rental-form';

interface Props {
  task: RentalContactTask;
  form: RentalFormState;
}

/** Height and weight in the guest's units, by the Metric switch (spec §5): as numbers, or from a list that holds no bands. */
export function MeasureFields({ task, form }: Props) {
  const words = useWords(rentalForm);
  const units = useUnits();
  const { heightRefs, weightRefs } = task.relatedObject;
  const isInNumbers = areBands(heightRefs, 'height', units) && areBands(weightRefs, 'weight', units);
  return (
    <>
      <Switch
        label={words.metric}
        checked={units === 'metric'}
        onChange={(event) => chooseUnits(event.target.checked ? 'metric' : 'imperial')}
      />
      {isInNumbers ? <Numbers task={task} form={form} /> : <Lists task={task} form={form} />}
    </>
  );
}

function Numbers({ task, form }: Props) {
  const { relatedObject: profile, contact } = task;
  const outgrown = isOutgrown(task);
  const entry = (measure: Measure) => {
    const isHeight = measure === 'height';
    const field = isHeight ? 'selectedHeight' : 'selectedWeight';
    const items = isHeight ? profile.heightRefs : profile.weightRefs;
    const find = (key: string | null) => offered(items).find(({ listKey }) => listKey === key);
    return {
      id: form.idOf(field),
      label: form.labelOf(field),
      items,
      typed: form.values[measure],
      known: find(form.values[field]),
      before: outgrown ? find(profile[field]) : undefined,
      onTyped: form.measured(measure),
      onLeft: form.left(measure),
      error: form.errorOf(field),
    };
  };
  const toShoeSize = () => {
    // A correction stays where it is.
    if (form.values.shoeSize === '') document.getElementById(form.idOf('shoeSize'))?.focus();
  };
  return (
    <MeasurePair
      person={contact}
      height={entry('height')}
      weight={entry('weight')}
      onTypedOut={toShoeSize}
      onOutside={form.onOutside}
    />
  );
}

function Lists({ task, form }: Props) {
  const words = useWords(rentalForm);
  const units = useUnits();
  const { heightRefs, weightRefs } = task.relatedObject;
  return (
    <div className={styles.pair}>
      <SelectField
        {...form.field('selectedHeight')}
        placeholder={words.choose}
        options={bandChoices(heightRefs, units)}
      />
      <SelectField
        {...form.field('selectedWeight')}
        placeholder={words.choose}
        options={bandChoices(weightRefs, units)}
      />
    </div>
  );
}
