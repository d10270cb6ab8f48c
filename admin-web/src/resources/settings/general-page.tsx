import { type AdminSettings, adminSettingsWriteSchema } from '@arrival/contracts';
import type { ValidateForm } from 'react-admin';
import { formErrors } from '../../shared/forms/check-by';
import { SettingsForm } from '../../shared/forms/settings-form';
import { say } from '../../words/say';
import { GeneralFields } from './general-fields';
import { fromForm, fromServer, pick, toWrite } from './general-values';
import { LoadedSettings } from './loaded-settings';
import type { useAdminSettings } from './use-admin-settings';

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

interface Props {
  settings: AdminSettings;
  save: ReturnType<typeof useAdminSettings>['save'];
}

function GeneralForm({ settings, save }: Props) {
  return (
    <SettingsForm
      fields={{ ...pick({ ...settings }), newSecret: '', removesSecret: false }}
      save={(values) =>
        save({
          resource: 'settings',
          mine: fromForm(values),
          before: fromServer({ ...settings }),
          fieldsOf: fromServer,
          toWrite: (fields) => toWrite(fields, values['newSecret']),
        })
      }
      saveLabel={say('resources.settings.update')}
      validate={check}
      maxWidth={960}
    >
      <GeneralFields settings={settings} />
    </SettingsForm>
  );
}
