import { type LanguageTag, languageNames, languageTags } from '@arrival/contracts';
import { Alert, Badge, Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { OfFeature } from '../../shared/of-feature';
import { say, sayIfKnown } from '../../words/say';
import { DraftSection } from '../settings/draft/draft-section';
import { type TextKey, textSections, tokens, usesTokens } from './text-keys';
import { TranslatedField, useMissing } from './translated-fields';

const asTyped = (text: string) => text;

const allTexts = textSections.flatMap(({ keys }) => keys);

/** All texts that guests read, by section, in one language at a time; tokens are explained once. */
export function LanguageFields() {
  const [language, setLanguage] = useState<LanguageTag>('en');
  return (
    <>
      <LanguageChoice language={language} onChange={setLanguage} />
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

function LanguageChoice({ language, onChange }: { language: LanguageTag; onChange: (tag: LanguageTag) => void }) {
  const missing = useMissing(allTexts);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={language}
      aria-label={say('resources.language.translated.choose')}
      onChange={(_event, chosen: LanguageTag | null) => chosen && onChange(chosen)}
      sx={{ flexWrap: 'wrap', mb: 2 }}
    >
      {languageTags.map((tag) => {
        const count = tag === 'en' ? 0 : missing(tag);
        const label = say('resources.language.translated.missingCount', { smart_count: count });
        return (
          <ToggleButton key={tag} value={tag} sx={{ textTransform: 'none', px: 2 }}>
            <span lang={tag}>{languageNames[tag]}</span>
            {count > 0 && <Badge badgeContent={count} color="warning" aria-label={label} sx={{ ml: 2 }} />}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
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
