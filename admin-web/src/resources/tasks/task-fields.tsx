import { taskTypeIds } from '@arrival/contracts';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/field-row';
import { FieldGroup } from '../../shared/form-parts';
import { taskTypeChoices } from '../../shared/task-types';
import { WaiverFields } from './waiver-fields';

/** What a task asks (spec §3, §5); the waiver's own fields only for waivers. */
export function TaskFields() {
  const taskTypeId = useWatch({ name: 'taskTypeId' });
  return (
    <>
      <FieldGroup title="Task">
        <TextInput source="name" label="Name" isRequired />
        <SelectInput source="taskTypeId" label="Type" choices={taskTypeChoices} isRequired />
        <FieldRow>
          <NumberInput source="ageMin" label="Age Min" min={0} max={150} helperText="Empty: from birth" />
          <NumberInput source="ageMax" label="Age Max" min={0} max={150} helperText="Empty: any age" />
        </FieldRow>
        <BooleanInput source="isOptional" label="Optional" helperText="Guests may skip it" />
      </FieldGroup>
      {taskTypeId === taskTypeIds.waiver && <WaiverFields />}
    </>
  );
}
