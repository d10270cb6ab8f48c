import { apiRoutes, defaultTheme, themeSchema } from '@arrival/contracts';
import { DraftForm } from '../settings/draft/draft-form';
import { LoadedSettings } from '../settings/loaded-settings';
import { ContrastNotes } from './contrast-notes';
import { ThemeFields } from './theme-fields';

/** /admin/theme (spec §2). */
export function ThemePage() {
  return (
    <LoadedSettings title="Theme">
      {(settings, save) => (
        <DraftForm
          settings={settings}
          save={save}
          field="themeSettings"
          schema={themeSchema}
          defaults={defaultTheme}
          defaultsPath={apiRoutes.defaultTheme}
          question="Are you sure you want to update your current theme settings?"
          saveLabel="Update Theme"
        >
          <ContrastNotes />
          <ThemeFields />
        </DraftForm>
      )}
    </LoadedSettings>
  );
}
