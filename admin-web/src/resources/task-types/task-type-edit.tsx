import { taskTypeIds, taskTypeWriteSchema } from '@arrival/contracts';
import { BooleanInput, NumberInput, useRecordContext } from 'react-admin';
import { checkBy } from '../../shared/check-by';
import { FieldGroup } from '../../shared/form-parts';
import { EditScreen } from '../../shared/record-form';

/** What can be set of a task type: enableShoeSize, enableStance, effectiveDays (spec §2). */
export function TaskTypeEdit() {
  return (
    <EditScreen title="Task type" saveLabel="Update Task Type" validate={checkBy(taskTypeWriteSchema, 'tasktypes')}>
      <RentalFields />
      <FieldGroup title="How long it counts">
        <NumberInput
          source="effectiveDays"
          label="Effective days"
          min={0}
          max={36_500}
          helperText="For how many days a completed task counts before guests are asked again. Empty: it never expires."
        />
      </FieldGroup>
    </EditScreen>
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
