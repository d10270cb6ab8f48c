import {
  type AdminRetention,
  adminRetentionWriteSchema,
  type RetentionClass,
  retentionPeriods,
} from '@arrival/contracts';
import { InputAdornment } from '@mui/material';
import { HttpError, NumberInput, type ValidateForm } from 'react-admin';
import { saveOverTheirs } from '../../data/conflict';
import { callJson } from '../../data/transport';
import { formErrors } from '../../shared/forms/check-by';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { SettingsForm } from '../../shared/forms/settings-form';
import { say } from '../../words/say';
import { useShorterAsked } from './shorter-periods';

type Fields = Readonly<Record<string, unknown>>;

/** What people ask about first comes first. */
const rows: readonly (readonly RetentionClass[])[] = [
  ['healthAnswers', 'photos', 'households'],
  ['signatures', 'auditTrail'],
  ['refusedUploads', 'idempotencyRecords', 'events'],
];
const names = rows.flat();
const pick = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name]]));
const check: ValidateForm = (values) =>
  formErrors(adminRetentionWriteSchema.safeParse(pick(values)).error?.issues ?? []);

interface Props {
  periods: AdminRetention;
  path: string;
  onSaved: (saved: AdminRetention) => void;
}

export function PeriodsForm({ periods, path, onSaved }: Props) {
  const { ask, dialog } = useShorterAsked();
  const save = async (values: Fields) => {
    const before = pick({ ...periods });
    if (!(await ask(values, before))) throw new HttpError(say('conflict.notSaved'), 409, {});
    const change = { resource: 'retention', mine: { ...pick(values), version: periods.version }, before };
    onSaved(await saveOverTheirs(change, pick, (body) => callJson(path, { method: 'PUT', body })));
  };
  return (
    <>
      <SettingsForm
        fields={pick({ ...periods })}
        save={save}
        saveLabel={say('resources.retention.update')}
        validate={check}
      >
        <FieldGroup title={say('resources.retention.periods')}>
          {rows.map((row) => (
            <FieldRow key={row.join()}>
              {row.map((name) => (
                <Period key={name} name={name} />
              ))}
            </FieldRow>
          ))}
        </FieldGroup>
      </SettingsForm>
      {dialog}
    </>
  );
}

function Period({ name }: { name: RetentionClass }) {
  const { least, most, unit } = retentionPeriods[name];
  const words = say(`resources.retention.units.${unit}`);
  return (
    <NumberInput
      source={name}
      isRequired
      min={least}
      max={most}
      step={1}
      helperText={say('resources.retention.bounds', {
        help: say(`resources.retention.help.${name}`),
        least: least.toLocaleString(),
        most: most.toLocaleString(),
        unit: words,
      })}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">{words}</InputAdornment> } }}
    />
  );
}
