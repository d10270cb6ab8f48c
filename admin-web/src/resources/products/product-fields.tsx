import type { AdminWaiver } from '@arrival/contracts';
import { Typography } from '@mui/material';
import { BooleanInput, CheckboxGroupInput, TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '../../shared/field-group';
import { FieldRow } from '../../shared/field-row';
import { say } from '../../words/say';
import { asCompared, ruleChoices } from './asks-words';

/** A product: what it is called, and what its buyer has to finish. */
export function ProductFields() {
  return (
    <>
      <FieldGroup title={say('resources.products.groups.product')}>
        <FieldRow>
          <TextInput source="name" isRequired />
          <TextInput source="code" isRequired helperText={say('resources.products.help.code')} />
        </FieldRow>
        <BooleanInput source="isSeasonPass" helperText={say('resources.products.help.isSeasonPass')} />
      </FieldGroup>
      <FieldGroup title={say('resources.products.groups.asks')}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {say('resources.products.help.asks')}
        </Typography>
        <CheckboxGroupInput source="rules" format={asCompared} choices={ruleChoices()} row={false} helperText={false} />
        <BooleanInput source="requiresImage" helperText={say('resources.products.help.requiresImage')} />
        <WaiversInput />
      </FieldGroup>
    </>
  );
}

/** The waivers that are kept, and whatever else the product names. */
function WaiversInput() {
  const { data: kept = [] } = useGetList<AdminWaiver & { id: string }>('waivers', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
  });
  const named: unknown = useWatch({ name: 'posWaiverIds' });
  const known = kept.map(({ posWaiverId, title }) => ({
    id: posWaiverId,
    name: say('shared.withKind', { name: title, kind: posWaiverId }),
  }));
  const others = (Array.isArray(named) ? named : [])
    .filter((id) => !known.some((waiver) => waiver.id === id))
    .map((id) => ({ id, name: id }));
  const choices = [...known, ...others];
  if (choices.length === 0) return null;
  return <CheckboxGroupInput source="posWaiverIds" choices={choices} row={false} helperText={false} />;
}
