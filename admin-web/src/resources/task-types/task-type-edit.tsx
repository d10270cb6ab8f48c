import { taskTypeIds, taskTypeWriteSchema } from '@arrival/contracts';
import { BooleanInput, NumberInput, useRecordContext } from 'react-admin';
import { checkBy } from '../../shared/forms/check-by';
import { FieldGroup } from '../../shared/forms/field-group';
import { EditScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';

/** What can be set of a task type: enableShoeSize, enableStance, effectiveDays (spec §2). */
export function TaskTypeEdit() {
  return (
    <EditScreen
      title={say('resources.tasktypes.title')}
      saveLabel={say('resources.tasktypes.update')}
      mayChange={({ id }) => id !== taskTypeIds.waiver}
      validate={checkBy(taskTypeWriteSchema, 'tasktypes')}
    >
      <RentalFields />
      <EffectiveDays />
    </EditScreen>
  );
}

/** Waivers use their own dates instead (D13); a registration goes with its time of retention at the latest (D60). */
function EffectiveDays() {
  const title = say('resources.tasktypes.groups.counts');
  const id = useRecordContext()?.id;
  if (id === taskTypeIds.waiver) {
    return <FieldGroup title={title} help={say('resources.tasktypes.groups.waiverHelp')} />;
  }
  return (
    <FieldGroup title={title}>
      <NumberInput
        source="effectiveDays"
        min={0}
        max={36_500}
        helperText={say(
          id === taskTypeIds.childRegistration
            ? 'resources.tasktypes.help.effectiveDaysOfChild'
            : 'resources.tasktypes.help.effectiveDays',
        )}
      />
    </FieldGroup>
  );
}

function RentalFields() {
  if (useRecordContext()?.id !== taskTypeIds.rentalProfile) return null;
  return (
    <FieldGroup title={say('resources.tasktypes.groups.rental')}>
      <BooleanInput source="enableShoeSize" helperText={say('resources.tasktypes.help.enableShoeSize')} />
      <BooleanInput source="enableStance" helperText={say('resources.tasktypes.help.enableStance')} />
    </FieldGroup>
  );
}
