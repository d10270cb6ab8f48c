import { isSaid, languageSchema, languageTexts, type OtherLanguage, shippedText } from '@arrival/contracts';
import { useWatch } from 'react-hook-form';
import { flatten } from '../../data/json';
import { TranslatedInput } from '../../shared/translations/translated-input';
import { say, sayIfKnown } from '../../words/say';
import type { TextKey } from './text-keys';

const asTyped = (text: string) => text;

/** A text in another language, its English beside it; an empty one says what guests read instead. */
export function TranslatedField({ text: { source, fallback }, language }: { text: TextKey; language: OtherLanguage }) {
  const [section = '', key = ''] = source.split('.');
  const english: unknown = useWatch({ name: source });
  const text = typeof english === 'string' ? english : fallback;
  const shipped = shippedText(language, section, key, text);
  const own: unknown = useWatch({ name: `translations.${language}.${source}` });
  const isMissing = !isSaid(own) && !shipped && text !== '';
  return (
    <TranslatedInput
      source={source}
      language={language}
      isMissing={isMissing}
      label={sayIfKnown(`resources.language.fields.${source}`) ?? key}
      parse={asTyped}
      multiline={text.length > 40}
      placeholder={shipped}
      helperText={say(isMissing ? 'resources.language.translated.missing' : 'resources.language.translated.english', {
        text,
      })}
    />
  );
}

/** How many texts guests of the language read in English although the resort has its own. */
export function useMissing(texts: readonly TextKey[]): (language: OtherLanguage) => number {
  const draft: unknown = useWatch();
  const english = languageSchema.safeParse(draft).data;
  return (language) => {
    if (!english) return 0;
    const written = flatten(english);
    const translated = flatten(languageTexts(language, english));
    return texts.filter(({ source }) => written[source] !== '' && translated[source] === undefined).length;
  };
}
