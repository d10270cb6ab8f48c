import { apiRoutes, defaultLanguage, languageSchema } from '@arrival/contracts';
import { DraftForm } from '../settings/draft/draft-form';
import { LoadedSettings } from '../settings/loaded-settings';
import { LanguageFields } from './language-fields';

/** /admin/language (spec §2). */
export function LanguagePage() {
  return (
    <LoadedSettings title="Language">
      {(settings, save) => (
        <DraftForm
          settings={settings}
          save={save}
          field="languageSettings"
          schema={languageSchema}
          defaults={defaultLanguage}
          defaultsPath={apiRoutes.defaultLanguage}
          question="Are you sure you want to update your current language settings?"
          saveLabel="Update Language"
        >
          <LanguageFields />
        </DraftForm>
      )}
    </LoadedSettings>
  );
}
