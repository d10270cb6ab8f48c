import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { Translations } from '../../shared/translations/translations';
import { say } from '../../words/say';
import { listChoices } from './list-words';

const translated = [{ source: 'listDescription' }, { source: 'listDescriptionMetric' }];

/** An entry: its key, which profiles keep, and its texts, which guests read. */
export function RentalEntryFields() {
  const list: unknown = useWatch({ name: 'list' });
  const hasUnits = list === 'height' || list === 'weight';
  return (
    <>
      <FieldGroup title={say('resources.rental-lists.groups.entry')}>
        <FieldRow>
          <SelectInput source="list" choices={listChoices()} isRequired />
          <TextInput source="listKey" isRequired helperText={say('resources.rental-lists.help.listKey')} />
        </FieldRow>
        <FieldRow>
          <TextInput
            source="listDescription"
            label={say(
              hasUnits ? 'resources.rental-lists.imperialText' : 'resources.rental-lists.fields.listDescription',
            )}
            isRequired
            helperText={say('resources.rental-lists.help.listDescription')}
          />
          <TextInput
            source="listDescriptionMetric"
            isRequired={hasUnits}
            helperText={say(
              hasUnits ? 'resources.rental-lists.help.metricOfUnits' : 'resources.rental-lists.help.metric',
            )}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={say('resources.rental-lists.groups.offer')}>
        <FieldRow>
          <NumberInput
            source="dinLookupValue"
            min={-1}
            max={1000}
            isRequired
            helperText={say('resources.rental-lists.help.dinLookupValue')}
          />
          <NumberInput
            source="sortOrder"
            min={0}
            max={10_000}
            isRequired
            helperText={say('resources.rental-lists.help.sortOrder')}
          />
        </FieldRow>
      </FieldGroup>
      {/* The text of a shoe size is what is stored when a guest picks it, and what the technician reads. */}
      {list !== 'shoeSize' && <Translations texts={translated} />}
    </>
  );
}
