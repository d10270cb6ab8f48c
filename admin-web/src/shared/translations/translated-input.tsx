import type { OtherLanguage } from '@arrival/contracts';
import { directionOf } from '@arrival/web/mark-document';
import { TextInput, type TextInputProps } from 'react-admin';

interface Props extends TextInputProps {
  /** Of the text in English. */
  source: string;
  language: OtherLanguage;
  /** Guests of the language read something else. */
  isMissing?: boolean;
}

/** One line of a record in another language, written from its own side; its label stays above what is read instead. */
export function TranslatedInput({ source, language, isMissing = false, ...input }: Props) {
  return (
    <TextInput
      {...input}
      source={`translations.${language}.${source}`}
      slotProps={{
        htmlInput: { lang: language, dir: directionOf(language) },
        inputLabel: { shrink: true },
        formHelperText: { sx: isMissing ? { color: 'warning.main' } : {} },
      }}
    />
  );
}
