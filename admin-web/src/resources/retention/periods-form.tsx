import {
  type AdminRetention,
  adminRetentionWriteSchema,
  type RetentionClass,
  retentionPeriods,
} from '@arrival/contracts';
import { InputAdornment } from '@mui/material';
import { HttpError, NumberInput, type ValidateForm } from 'react-admin';
import { changedMeanwhile, settleConflict } from '../../data/conflict';
import { callJson } from '../../data/transport';
import { formErrors } from '../../shared/check-by';
import { FieldGroup } from '../../shared/field-group';
import { FieldRow } from '../../shared/field-row';
import { SettingsForm } from '../../shared/settings-form';
import { say } from '../../words/say';

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
  return (
    <SettingsForm
      fields={pick({ ...periods })}
      save={async (values) => onSaved(await put(path, pick(values), { ...periods }))}
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
        least,
        most,
        unit: words,
      })}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">{words}</InputAdornment> } }}
    />
  );
}

/** When somebody else saved in the meantime, asks field by field and saves what was chosen. */
async function put(path: string, mine: Fields, before: Fields): Promise<AdminRetention> {
  try {
    return await callJson<AdminRetention>(path, { method: 'PUT', body: { ...mine, version: before['version'] } });
  } catch (error) {
    const theirs = changedMeanwhile(error);
    if (!theirs) throw error;
    const settled = await settleConflict('retention', mine, { ...pick(theirs), version: theirs['version'] }, before);
    if (!settled) throw new HttpError(say('conflict.notSaved'), 409, {});
    return put(path, pick(settled), theirs);
  }
}
