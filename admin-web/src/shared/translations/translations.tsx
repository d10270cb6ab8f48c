import { languageNames, languageTags, type OtherLanguage } from '@arrival/contracts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { say } from '../../words/say';
import { FieldGroup } from '../forms/field-group';
import { useLabel } from '../forms/use-label';
import { RichTextInput } from '../rich-text/rich-text-input';
import { LanguageChoice } from './language-choice';
import { TranslatedInput } from './translated-input';
import { useWrongLanguage } from './wrong-language';

export const otherLanguages = languageTags.filter((tag) => tag !== 'en') as OtherLanguage[];

interface Translated {
  source: string;
  isHtml?: boolean;
}

/** The texts of a record in the language that is chosen, the English beside each; what is missing is counted and said. */
export function Translations({ texts }: { texts: readonly Translated[] }) {
  const [language, setLanguage] = useState<OtherLanguage>();
  useWrongLanguage(otherLanguages, language, setLanguage);
  const values: unknown[] = useWatch({ name: texts.map(({ source }) => source) });
  const translations: unknown = useWatch({ name: 'translations' });
  const written = texts.filter((_, index) => isWorded(values[index]));
  const missing = (tag: OtherLanguage) => written.filter(({ source }) => !said(translations, tag, source)).length;
  return (
    <FieldGroup title={say('shared.translations.title')} help={say('shared.translations.help')}>
      <LanguageChoice languages={otherLanguages} language={language} onChange={setLanguage} missing={missing} />
      {language &&
        texts.map((text) => <TranslatedText key={`${language} ${text.source}`} {...text} language={language} />)}
    </FieldGroup>
  );
}

/** `22–29 lb` reads the same everywhere. */
const isWorded = (text: unknown): boolean => /\p{L}{3}/u.test(String(text ?? ''));

function said(translations: unknown, language: string, source: string): unknown {
  return (translations as Record<string, Record<string, unknown> | undefined> | null | undefined)?.[language]?.[source];
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function TranslatedText({ source, isHtml = false, language }: Translated & { language: OtherLanguage }) {
  const english = String(useWatch({ name: source }) ?? '');
  const own: unknown = useWatch({ name: `translations.${language}.${source}` });
  const label = say('shared.translations.field', { field: useLabel(source), language: languageNames[language] });
  if (!english && !own) return null;
  const isMissing = !own && isWorded(english);
  const state = isMissing ? 'missing' : english ? 'english' : 'withoutEnglish';
  const text = isHtml ? textOf(english) : english;
  const helperText = say(`resources.language.translated.${state}`, { text });
  if (isHtml) {
    return <RichTextInput source={`translations.${language}.${source}`} label={label} helperText={helperText} />;
  }
  return (
    <TranslatedInput source={source} language={language} label={label} helperText={helperText} isMissing={isMissing} />
  );
}
