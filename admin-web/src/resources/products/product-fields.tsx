import type { AdminWaiver } from '@arrival/contracts';
import { Typography } from '@mui/material';
import { BooleanInput, CheckboxGroupInput, TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { everyRow } from '../../data/every-row';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { say } from '../../words/say';
import { asOffered, offeredRules, ruleChoices } from './asks-words';

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
        <CheckboxGroupInput
          source="rules"
          format={(named: string[] = []) => asOffered(named, offeredRules)}
          choices={ruleChoices()}
          row={false}
          helperText={false}
        />
        <BooleanInput source="requiresImage" helperText={say('resources.products.help.requiresImage')} />
        <WaiversInput />
      </FieldGroup>
    </>
  );
}

/** The waivers that are kept, and whatever else the product names. */
function WaiversInput() {
  const { data: kept = [] } = useGetList<AdminWaiver & { id: string }>('waivers', {
    pagination: { page: 1, perPage: everyRow },
    sort: { field: 'title', order: 'ASC' },
  });
  const known = kept.map(({ posWaiverId }) => posWaiverId);
  const asKnown = (ids: unknown) => asOffered(Array.isArray(ids) ? (ids as string[]) : [], known);
  const others = asKnown(useWatch({ name: 'posWaiverIds' })).filter((id) => !known.includes(id));
  const choices = [
    ...kept.map(({ posWaiverId, title }) => ({
      id: posWaiverId,
      name: say('shared.withKind', { name: title, kind: posWaiverId }),
    })),
    ...others.map((id) => ({ id, name: id })),
  ];
  if (choices.length === 0) return null;
  return <CheckboxGroupInput source="posWaiverIds" format={asKnown} choices={choices} row={false} helperText={false} />;
}
