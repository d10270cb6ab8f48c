import { NumberInput, TextInput } from 'react-admin';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { PictureInput } from '../../shared/forms/picture-input';
import { Translations } from '../../shared/translations/translations';
import { say } from '../../words/say';

const translated = [{ source: 'name' }];

/** An activity's own fields (spec §3). */
export function ActivityFields() {
  return (
    <>
      <FieldGroup title={say('resources.activities.title')}>
        <TextInput source="name" isRequired />
        <FieldRow>
          <NumberInput source="ageMin" min={0} max={150} helperText={say('resources.activities.help.ageMin')} />
          <NumberInput source="ageMax" min={0} max={150} helperText={say('resources.activities.help.ageMax')} />
        </FieldRow>
        <PictureInput source="imageUrl" helperText={say('resources.activities.help.imageUrl')} />
      </FieldGroup>
      <Translations texts={translated} />
    </>
  );
}
