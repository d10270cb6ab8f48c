import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { mergeTranslations } from 'react-admin';

const own = {
  ra: {
    action: { save: 'Save' },
    notification: { created: 'Added', updated: 'Saved', deleted: 'Deleted' },
    message: { invalid_form: 'Some fields need another look', unsaved_changes: 'Your changes are not saved yet. Leave without saving?' },
  },
};

/** English now; another language is one more entry here. */
export const i18nProvider = polyglotI18nProvider(() => mergeTranslations(englishMessages, own), 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});
