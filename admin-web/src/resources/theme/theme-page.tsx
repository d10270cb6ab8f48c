import { defaultsRoutes, defaultTheme, themeSchema } from '@arrival/contracts';
import { DraftPage } from '../settings/draft/draft-page';
import { ThemeFields } from './theme-fields';

const draft = {
  resource: 'theme',
  field: 'themeSettings',
  schema: themeSchema,
  defaults: defaultTheme,
  defaultsPath: defaultsRoutes.theme,
  language: 'en',
} as const;

/** /admin/theme (spec §2). */
export function ThemePage() {
  return (
    <DraftPage {...draft}>
      <ThemeFields />
    </DraftPage>
  );
}
