import { defaultLanguage, defaultsRoutes, type LanguageTag, languageSchema } from '@arrival/contracts';
import { useState } from 'react';
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
  const [language, setLanguage] = useState<LanguageTag>('en');
  return (
    <DraftPage {...draft} language={language}>
      <LanguageFields language={language} onChange={setLanguage} />
    </DraftPage>
  );
}
