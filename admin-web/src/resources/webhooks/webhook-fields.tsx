import { eventTypes } from '@arrival/contracts';
import { CheckboxGroupInput, TextInput } from 'react-admin';
import { FieldGroup } from '../../shared/forms/field-group';
import { say } from '../../words/say';
import { eventWords } from './webhook-words';

const choices = () => eventTypes.map((id) => ({ id, name: eventWords(id) }));

/** Where to, and what about. */
export function WebhookFields() {
  return (
    <FieldGroup title={say('resources.webhooks.group')} help={say('resources.webhooks.groupHelp')}>
      <TextInput
        source="url"
        type="url"
        autoComplete="off"
        isRequired
        helperText={say('resources.webhooks.help.url')}
      />
      <TextInput source="description" helperText={say('resources.webhooks.help.description')} />
      <CheckboxGroupInput source="events" choices={choices()} row={false} isRequired />
    </FieldGroup>
  );
}
