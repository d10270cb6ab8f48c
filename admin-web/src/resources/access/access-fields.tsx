import type { AccessRole, AdminEmail, Authenticated } from '@arrival/contracts';
import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useJson } from '../../data/use-json';
import { Doubt } from '../../shared/doubt';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { say } from '../../words/say';
import { roleChoices } from './role-words';

/** Who it is, and what they do here. */
export function AccessFields() {
  const role: AccessRole | undefined = useWatch({ name: 'role' });
  return (
    <FieldGroup title={say('resources.access.group')} help={say('resources.access.groupHelp')}>
      <FieldRow>
        <TextInput source="email" type="email" autoComplete="off" isRequired />
        <SelectInput
          source="role"
          choices={roleChoices()}
          isRequired
          helperText={role && say(`resources.access.means.${role}`)}
        />
      </FieldRow>
      <OwnRole role={role} />
    </FieldGroup>
  );
}

function OwnRole({ role }: { role: AccessRole | undefined }) {
  const record = useRecordContext<AdminEmail>();
  const { data: me } = useJson<Authenticated>('/api/admin/authenticated');
  const isMe = record !== undefined && me?.email?.toLowerCase() === record.email.toLowerCase();
  return <Doubt>{isMe && role === 'desk' && say('resources.access.ownRole')}</Doubt>;
}
