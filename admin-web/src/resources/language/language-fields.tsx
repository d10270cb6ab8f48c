import { type LanguageTag, languageTags } from '@arrival/contracts';
import { Alert, Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { OfFeature } from '../../shared/settings/of-feature';
import { LanguageChoice } from '../../shared/translations/language-choice';
import { useWrongLanguage } from '../../shared/translations/wrong-language';
import { say, sayIfKnown } from '../../words/say';
import { DraftSection } from '../settings/draft/draft-section';
import { type TextKey, textSections, tokens, usesTokens } from './text-keys';
import { TranslatedField, useMissing } from './translated-fields';

const asTyped = (text: string) => text;

const allTexts = textSections.flatMap(({ keys }) => keys);

interface Props {
  language: LanguageTag;
  onChange: (language: LanguageTag) => void;
}

/** All texts that guests read, by section, in one language at a time; tokens are explained once. */
export function LanguageFields({ language, onChange }: Props) {
  const missing = useMissing(allTexts);
  useWrongLanguage(languageTags, language, onChange);
  return (
    <>
      <LanguageChoice
        languages={languageTags}
        language={language}
        onChange={onChange}
        missing={(tag) => (tag === 'en' ? 0 : missing(tag))}
      />
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        {say('resources.language.tokens.intro')}
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {tokens.map(({ name, feature }) => (
            <OfFeature key={name} feature={feature}>
              <li>
                <code>{`{${name}}`}</code> {say(`resources.language.tokens.${name}`)}
              </li>
            </OfFeature>
          ))}
        </Box>
      </Alert>
      {textSections.map(({ name, feature, keys }, index) => (
        <OfFeature key={name} feature={feature}>
          <DraftSection
            name={name}
            title={sayIfKnown(`resources.language.sections.${name}`) ?? name}
            isFirst={index === 0}
          >
            {keys.map((text) =>
              language === 'en' ? (
                <TextField key={text.source} text={text} />
              ) : (
                <TranslatedField key={`${language} ${text.source}`} text={text} language={language} />
              ),
            )}
          </DraftSection>
        </OfFeature>
      ))}
    </>
  );
}

function TextField({ text: { source, fallback, isRequired } }: { text: TextKey }) {
  return (
    <TextInput
      source={source}
      isRequired={isRequired}
      parse={asTyped}
      multiline={fallback.length > 40}
      helperText={usesTokens(fallback) ? say('resources.language.default', { text: fallback }) : false}
    />
  );
}
