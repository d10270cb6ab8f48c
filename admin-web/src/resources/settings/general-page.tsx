import { type AdminSettings, adminSettingsWriteSchema } from '@arrival/contracts';
import { Card } from '@mui/material';
import { SaveButton, SimpleForm, Toolbar, useNotify, type ValidateForm } from 'react-admin';
import { formErrors } from '../../shared/check-by';
import { say } from '../../words/say';
import { GeneralFields } from './general-fields';
import { fromForm, fromServer, pick, toWrite } from './general-values';
import { LoadedSettings } from './loaded-settings';
import { useSaveFailure } from './save-failure';
import type { useAdminSettings } from './use-admin-settings';

type Fields = Record<string, unknown>;

const check: ValidateForm = (values) => {
  const read = adminSettingsWriteSchema.safeParse(toWrite(fromForm(values), values['newSecret']));
  return formErrors(read.error?.issues ?? [], ({ path }) => path.join('.').replace('oneRiskSecret', 'newSecret'));
};

/** /admin/settings (spec §2). */
export function GeneralPage() {
  return (
    <LoadedSettings resource="settings">
      {(settings, save) => <GeneralForm key={settings.version} settings={settings} save={save} />}
    </LoadedSettings>
  );
}

function GeneralForm({
  settings,
  save,
}: {
  settings: AdminSettings;
  save: ReturnType<typeof useAdminSettings>['save'];
}) {
  const notify = useNotify();
  const failure = useSaveFailure();
  const submit = async (values: Fields) => {
    try {
      await save({
        resource: 'settings',
        mine: fromForm(values),
        before: fromServer({ ...settings }),
        fieldsOf: fromServer,
        toWrite: (fields) => toWrite(fields, values['newSecret']),
      });
      notify(say('shared.saved'), { type: 'success' });
      return undefined;
    } catch (error) {
      return failure(error);
    }
  };
  return (
    <Card sx={{ maxWidth: 960 }}>
      <SimpleForm
        record={{ id: 1, ...pick({ ...settings }), newSecret: '', removesSecret: false }}
        onSubmit={submit}
        validate={check}
        mode="onBlur"
        reValidateMode="onChange"
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton label={say('resources.settings.update')} />
          </Toolbar>
        }
      >
        <GeneralFields settings={settings} />
      </SimpleForm>
    </Card>
  );
}
