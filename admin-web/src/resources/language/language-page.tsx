import { apiRoutes, defaultLanguage, languageSchema } from '@arrival/contracts';
import { DraftPage } from '../settings/draft/draft-page';
import { LanguageFields } from './language-fields';

const draft = {
  field: 'languageSettings',
  schema: languageSchema,
  defaults: defaultLanguage,
  defaultsPath: apiRoutes.defaultLanguage,
} as const;

/** /admin/language (spec §2). */
export function LanguagePage() {
  return (
    <DraftPage title="Language" {...draft}>
      <LanguageFields />
    </DraftPage>
  );
}
