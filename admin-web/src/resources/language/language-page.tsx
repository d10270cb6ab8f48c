import { defaultLanguage, defaultsRoutes, languageSchema } from '@arrival/contracts';
import { DraftPage } from '../settings/draft/draft-page';
import { LanguageFields } from './language-fields';

const draft = {
  resource: 'language',
  field: 'languageSettings',
  schema: languageSchema,
  defaults: defaultLanguage,
  defaultsPath: defaultsRoutes.language,
} as const;

/** /admin/language (spec §2). */
export function LanguagePage() {
  return (
    <DraftPage {...draft}>
      <LanguageFields />
    </DraftPage>
  );
}
