import { taskTypeIds, taskTypeWriteSchema } from '@arrival/contracts';
import { BooleanInput, NumberInput, useRecordContext } from 'react-admin';
import { checkBy } from '../../shared/check-by';
import { FieldGroup } from '../../shared/form-parts';
import { EditScreen } from '../../shared/record-form';

/** What can be set of a task type: enableShoeSize, enableStance, effectiveDays (spec §2). */
export function TaskTypeEdit() {
  return (
    <EditScreen
      title="Task type"
      saveLabel="Update Task Type"
      mayChange={({ id }) => id !== taskTypeIds.waiver}
      validate={checkBy(taskTypeWriteSchema, 'tasktypes')}
    >
      <RentalFields />
      <EffectiveDays />
    </EditScreen>
  );
}

/** Waivers use their own dates instead (D13). */
function EffectiveDays() {
  const title = 'How long it counts';
  if (useRecordContext()?.id === taskTypeIds.waiver) {
    return <FieldGroup title={title} help="The dates of each waiver decide: they are set at its task." />;
  }
  return (
    <FieldGroup title={title}>
      <NumberInput
        source="effectiveDays"
        label="Effective days"
        min={0}
        max={36_500}
        helperText="For how many days a completed task counts before guests are asked again. 0 or empty: it never expires."
      />
    </FieldGroup>
  );
}

function RentalFields() {
  if (useRecordContext()?.id !== taskTypeIds.rentalProfile) return null;
  return (
    <FieldGroup title="Rental form">
      <BooleanInput source="enableShoeSize" label="Ask for the shoe size" helperText="Guests must give it then" />
      <BooleanInput source="enableStance" label="Ask for the stance" helperText="Regular or goofy, for snowboards" />
    </FieldGroup>
  );
}
