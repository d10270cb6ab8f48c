import { taskTypeIds } from '@arrival/contracts';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { Translations } from '../../shared/translations/translations';
import { taskTypeChoices } from '../../shared/wording/task-types';
import { say } from '../../words/say';
import { WaiverFields } from './waiver-fields';

const translated = [{ source: 'name' }];

/** What a task asks (spec §3, §5); the waiver's own fields only for waivers. */
export function TaskFields() {
  const taskTypeId = useWatch({ name: 'taskTypeId' });
  return (
    <>
      <FieldGroup title={say('resources.tasks.groups.task')}>
        <TextInput source="name" isRequired />
        <SelectInput source="taskTypeId" choices={taskTypeChoices()} isRequired />
        <FieldRow>
          <NumberInput source="ageMin" min={0} max={150} helperText={say('resources.activities.help.ageMin')} />
          <NumberInput source="ageMax" min={0} max={150} helperText={say('resources.activities.help.ageMax')} />
        </FieldRow>
        <BooleanInput source="isOptional" helperText={say('resources.tasks.help.isOptional')} />
        <TextInput source="staffNote" multiline helperText={say('resources.tasks.help.staffNote')} />
      </FieldGroup>
      {taskTypeId === taskTypeIds.waiver && <WaiverFields />}
      <Translations texts={translated} />
    </>
  );
}
