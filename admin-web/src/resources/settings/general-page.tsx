import { type AdminSettings, adminSettingsWriteSchema } from '@arrival/contracts';
import { Card } from '@mui/material';
import { SaveButton, SimpleForm, Toolbar, useNotify, type ValidateForm } from 'react-admin';
import { fieldErrors } from '../../data/problem-error';
import { GeneralFields } from './general-fields';
import { LoadedSettings } from './loaded-settings';
import { useSaveFailure } from './save-failure';
import type { useAdminSettings } from './use-admin-settings';

type Fields = Record<string, unknown>;

const names = Object.keys(adminSettingsWriteSchema.shape).filter(
  (name) => !['version', 'languageSettings', 'themeSettings', 'oneRiskSecret'].includes(name),
);

const pick = (settings: Fields): Fields => Object.fromEntries(names.map((name) => [name, settings[name]]));

/** The secret goes along only when it was typed or is to be taken away (D47). */
function toWrite({ newSecret, removesSecret, ...fields }: Fields): Fields {
  return removesSecret ? { ...fields, oneRiskSecret: null } : newSecret ? { ...fields, oneRiskSecret: newSecret } : fields;
}

const check: ValidateForm = (values) => {
  const read = adminSettingsWriteSchema.safeParse(toWrite({ ...pick(values), newSecret: values['newSecret'] }));
  const issues = read.error?.issues ?? [];
  return fieldErrors(issues.map(({ path, message }) => ({ path: path.join('.').replace('oneRiskSecret', 'newSecret'), message })));
};

/** /admin/settings (spec §2). */
export function GeneralPage() {
  return (
    <LoadedSettings title="General">
      {(settings, save) => <GeneralForm key={settings.version} settings={settings} save={save} />}
    </LoadedSettings>
  );
}

function GeneralForm({ settings, save }: { settings: AdminSettings; save: ReturnType<typeof useAdminSettings>['save'] }) {
  const notify = useNotify();
  const failure = useSaveFailure();
  const before = pick({ ...settings });
  const submit = async (values: Fields) => {
    const { newSecret, removesSecret } = values;
    try {
      await save({
        mine: pick(values),
        before,
        fieldsOf: pick,
        toWrite: (fields) => toWrite({ ...fields, newSecret, removesSecret }),
      });
      notify('Saved', { type: 'success' });
      return undefined;
    } catch (error) {
      return failure(error);
    }
  };
  return (
    <Card sx={{ maxWidth: 960 }}>
      <SimpleForm
        record={{ id: 1, ...before, newSecret: '', removesSecret: false }}
        onSubmit={submit}
        validate={check}
        mode="onBlur"
        reValidateMode="onChange"
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton label="Update" />
          </Toolbar>
        }
      >
        <GeneralFields isSecretSet={settings.isOneRiskSecretSet} />
      </SimpleForm>
    </Card>
  );
}
