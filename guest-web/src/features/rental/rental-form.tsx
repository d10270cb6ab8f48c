import type { RentalContactTask } from '@arrival/contracts';
import { ageBandOf, contradictsAge, listText, offered } from '@arrival/rules';
import type { ReactNode } from 'react';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { useUnits } from '../../lib/rental/units';
import { Card } from '../../ui/card';
import { AskedAgainBanner } from '../../ui/checkin/asked-again-banner';
import { FormActions } from '../../ui/checkin/form-actions';
import { KeepWhich } from '../../ui/checkin/keep-which';
import { PersonHeader } from '../../ui/checkin/person';
import { ErrorSummary } from '../../ui/error-summary';
import { SelectField } from '../../ui/select-field';
import { rental, rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { GearFields } from './gear-fields';
import { MeasureFields } from './measure-fields';
import { rentalEntries } from './rental-entries';
import styles from './rental-form.module.css';
import { SkierFields } from './skier-fields';
import { useRentalForm } from './use-rental-form';

interface Props {
  checkIn: TaskStep<RentalContactTask>;
  task: RentalContactTask;
  /** Who is still to come, between the form and its action. */
  children?: ReactNode;
}

/** One person's answers for the rental shop (spec §5). */
export function RentalForm({ checkIn, task, children }: Props) {
  const { relatedObject: profile } = task;
  const words = useWords(rentalForm);
  const labels = useWords(rental);
  const units = useUnits();
  const form = useRentalForm(checkIn, task);
  const { contact } = task;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.save(event)}>
      <ErrorSummary {...form.summary} />
      <Card className={styles.card}>
        <PersonHeader contact={task.contact} takesFocus draftKey={form.draftKey} />
        <AskedAgainBanner task={task} />
        <MeasureFields task={task} form={form} />
        <GearFields profile={profile} form={form} are="typed" />
        <SkierFields task={task} form={form} />
        {/* The birth date says it, where there is one (D57). */}
        {!ageBandOf(profile.ageRefs, contact.age) && (
          <SelectField
            {...form.field('selectedAge')}
            placeholder={words.chooseAge}
            options={offered(profile.ageRefs)
              .filter((item) => !contradictsAge(item, contact.age))
              .map((item) => ({ value: item.listKey, label: listText(item) }))}
          />
        )}
        <GearFields profile={profile} form={form} are="chosen" />
      </Card>
      {children}
      <FormActions save={task.isComplete ? words.update : words.save} onCancel={form.onCancel} onSkip={form.onSkip} />
      {form.conflict && (
        <KeepWhich
          {...form.conflict}
          name={task.contact.firstName}
          mine={rentalEntries(labels, profile, form.conflict.mine, units)}
          theirs={rentalEntries(labels, profile, form.conflict.theirs, units)}
          isSaving={checkIn.isSaving}
        />
      )}
    </form>
  );
}
