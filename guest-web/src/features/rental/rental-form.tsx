import { type RentalContactTask, shoeSizeMaxLength } from '@arrival/contracts';
import { canSkip, offered } from '@arrival/rules';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '../../lib/analytics';
import { ActionBar } from '../../lib/checkin/action-bar';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { PersonHeader } from '../../lib/checkin/person';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useFormDraft } from '../../lib/checkin/use-form-draft';
import { readDraft } from '../../lib/drafts';
import { useText } from '../../lib/texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Switch } from '../../ui/checkbox';
import { ErrorSummary } from '../../ui/error-summary';
import { RadioCards } from '../../ui/radio-cards';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { type RentalForm as Answers, knownAnswers, rentalResolver, toAnswers } from './answers';
import { bandChoices, wordedChoice } from './choices';
import styles from './rental-form.module.css';
import { StancePicture } from './stance-picture';
import { chooseUnits, useUnits } from './units';

const labels = {
  selectedAbility: 'Skier type',
  selectedAge: 'Age',
  selectedHeight: 'Height',
  selectedWeight: 'Weight',
  shoeSize: 'Shoe size',
} as const;
const stances = [
  { value: 'N', label: 'Regular', description: 'Left foot in front', picture: <StancePicture isGoofy={false} /> },
  { value: 'Y', label: 'Goofy Foot', description: 'Right foot in front', picture: <StancePicture isGoofy /> },
];

interface Props {
  /** Who is still to come, between the form and its action. */
  children?: ReactNode;
  checkIn: TaskStep<RentalContactTask>;
  task: RentalContactTask;
}

/** One person's answers for the rental shop (spec §5). */
export function RentalForm({ checkIn, task, children }: Props) {
  const { relatedObject: profile } = task;
  const text = useText();
  const units = useUnits();
  const prefix = useId();
  const draftKey = `rental.${task.id}`;
  const known = knownAnswers(task);
  const form = useForm<Answers>({
    mode: 'onChange',
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,

    defaultValues: { ...known, ...readDraft<Answers>(draftKey) },
    resolver: rentalResolver(profile),
  });
  const forgetDraft = useFormDraft(form, draftKey);
  const { errors, submitCount, isSubmitted } = form.formState;
  const fieldId = (field: keyof typeof labels) => `${prefix}-${field}`;
  const errorOf = (field: keyof typeof labels) => errors[field]?.message;
  const fields = Object.keys(labels) as (keyof typeof labels)[];
  const missing = fields.flatMap((field) =>
    errors[field] ? [{ fieldId: fieldId(field), message: `${labels[field]}: ${errors[field].message}` }] : [],
  );

  const save = form.handleSubmit(async (values) => {
    const outcome = await checkIn.complete(task, toAnswers(values, profile));
    if (!outcome.ok) return;
    forgetDraft();
    track('Rental Profile', 'update');
    scrollToTop();
  });
  const cancel = () => {
    forgetDraft();
    form.reset(known);
    checkIn.change([task.id], { isReadOnly: true, isComplete: true });
    checkIn.open(undefined);
  };
  const skip = () => {
    checkIn.skip([task]);
    scrollToTop();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <ErrorSummary items={isSubmitted ? missing : []} attempt={submitCount} />
      <Card className={styles.card}>
        <PersonHeader contact={task.contact} isTurn />
        <RadioCards
          legend={labels.selectedAbility}
          hint={text('rentalProfile.abilityNote')}
          id={fieldId('selectedAbility')}
          options={offered(profile.abilityRefs).map(wordedChoice)}
          error={errorOf('selectedAbility')}
          {...form.register('selectedAbility')}
        />
        <SelectField
          label={labels.selectedAge}
          id={fieldId('selectedAge')}
          placeholder="Choose an age group"
          options={offered(profile.ageRefs).map((item) => ({ value: item.listKey, label: item.listDescription }))}
          error={errorOf('selectedAge')}
          {...form.register('selectedAge')}
        />
        <Switch
          label="Metric (cm, kg)"
          checked={units === 'metric'}
          onChange={(event) => chooseUnits(event.target.checked ? 'metric' : 'imperial')}
        />
        <div className={styles.pair}>
          <SelectField
            label={labels.selectedHeight}
            id={fieldId('selectedHeight')}
            placeholder="Choose"
            options={bandChoices(profile.heightRefs, 'height', units)}
            error={errorOf('selectedHeight')}
            {...form.register('selectedHeight')}
          />
          <SelectField
            label={labels.selectedWeight}
            id={fieldId('selectedWeight')}
            placeholder="Choose"
            options={bandChoices(profile.weightRefs, 'weight', units)}
            error={errorOf('selectedWeight')}
            {...form.register('selectedWeight')}
          />
        </div>
        {profile.enableShoeSize && (
          <TextField
            label={labels.shoeSize}
            id={fieldId('shoeSize')}
            hint="As it stands in your everyday shoes, for instance US 9 or 42"
            maxLength={shoeSizeMaxLength}
            list={`${prefix}-sizes`}
            autoComplete="off"
            error={errorOf('shoeSize')}
            {...form.register('shoeSize')}
          />
        )}
        <datalist id={`${prefix}-sizes`}>
          {offered(profile.shoeSizeRefs).map((item) => (
            <option key={item.listKey} value={item.listDescription} />
          ))}
        </datalist>
        {profile.enableStance && <RadioCards legend="Stance on a snowboard" pair options={stances} {...form.register('selectedGoofy')} />}
      </Card>
      {children}
      <ActionBar>
        {task.isComplete && (
          <Button variant="secondary" size="l" onClick={cancel} disabled={checkIn.isSaving}>
            Cancel
          </Button>
        )}
        {canSkip(task) && (
          <Button variant="secondary" size="l" onClick={skip} disabled={checkIn.isSaving}>
            Skip
          </Button>
        )}
        <Button className={styles.save} type="submit" size="l" busy={checkIn.isSaving}>
          {task.isComplete ? 'Update' : 'Save and continue'}
        </Button>
      </ActionBar>
    </form>
  );
}
