import { type AdminWaiver, languageNames, languageTags, type OtherLanguage } from '@arrival/contracts';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { SelectArrayInput, SelectInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { Columns } from '../../shared/lists/columns';
import { RichText } from '../../shared/rich-text/rich-text';
import { RichTextInput } from '../../shared/rich-text/rich-text-input';
import { LanguageChoice } from '../../shared/translations/language-choice';
import { TranslatedInput } from '../../shared/translations/translated-input';
import { otherLanguages } from '../../shared/translations/translations';
import { useWrongLanguage } from '../../shared/translations/wrong-language';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { KeyPointsInput, withoutKeyPoints } from './key-points-input';
import { olderTexts } from './older-texts';
import { TextToRead } from './text-to-read';

const choices = languageTags.map((id) => ({ id, name: languageNames[id] }));

interface Translation {
  html?: unknown;
}

/** The text in the other languages, beside the English one; which of them bind, and what is shown where one is missing (D45). */
export function WaiverLanguages() {
  const [language, setLanguage] = useState<OtherLanguage>();
  useWrongLanguage(otherLanguages, language, setLanguage);
  const english: unknown = useWatch({ name: 'html' });
  const translations: unknown = useWatch({ name: 'translations' });
  const isMissing = (tag: OtherLanguage) =>
    Boolean(english) && !(translations as Record<string, Translation | undefined> | null | undefined)?.[tag]?.html;
  return (
    <FieldGroup title={say('resources.waivers.languages.title')} help={say('resources.waivers.languages.help')}>
      <LanguageChoice
        languages={otherLanguages}
        language={language}
        onChange={setLanguage}
        missing={(tag) => (isMissing(tag) ? 1 : 0)}
      />
      <OlderTexts />
      {language && (
        <Columns from="md" widths="repeat(2, minmax(0, 1fr))">
          <TextToRead
            caption={say('resources.waivers.languages.englishText')}
            sx={{ borderRadius: 1, p: 1.5, mb: 3, maxHeight: 480 }}
          >
            {typeof english === 'string' && <RichText html={english} />}
          </TextToRead>
          <TranslatedText key={language} language={language} isMissing={isMissing(language)} />
        </Columns>
      )}
      <FieldRow>
        <SelectArrayInput
          source="bindingLanguages"
          choices={choices}
          helperText={say('resources.waivers.languages.bindingHelp')}
        />
        <SelectInput
          source="fallbackLanguage"
          choices={choices}
          isRequired
          helperText={say('resources.waivers.languages.fallbackHelp')}
        />
      </FieldRow>
    </FieldGroup>
  );
}

/** Of the waiver as it is kept: what is being typed may be the translation. */
function OlderTexts() {
  const waiver = useRecordContext<AdminWaiver>();
  const older = waiver?.versions && olderTexts(waiver);
  if (!older) return null;
  const languages = older.languages.map((tag) => languageNames[tag]).join(', ');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {say('resources.waivers.languages.older', { languages, since: instantWords(older.since) })}
    </Alert>
  );
}

function TranslatedText({ language, isMissing }: { language: OtherLanguage; isMissing: boolean }) {
  const title: unknown = useWatch({ name: 'title' });
  return (
    <Box sx={{ minWidth: 0 }}>
      <TranslatedInput
        source="title"
        language={language}
        label={say('resources.waivers.languages.titleIn', { language: languageNames[language] })}
        helperText={say('resources.waivers.languages.english', { text: String(title ?? '') })}
      />
      <KeyPointsInput source={`translations.${language}.html`} />
      <RichTextInput
        source={`translations.${language}.html`}
        excerpt={withoutKeyPoints}
        label={say('resources.waivers.languages.textIn', { language: languageNames[language] })}
        minHeight={320}
        {...(isMissing && { helperText: say('resources.waivers.languages.missing') })}
      />
    </Box>
  );
}
