import { Alert, Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { OfFeature } from '../../shared/of-feature';
import { say, sayIfKnown } from '../../words/say';
import { DraftSection } from '../settings/draft/draft-section';
import { type TextKey, textSections, tokens, usesTokens } from './text-keys';

const asTyped = (text: string) => text;

/** All texts that guests read, by section; tokens are explained once. */
export function LanguageFields() {
  return (
    <>
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
            {keys.map((text) => (
              <TextField key={text.source} text={text} />
            ))}
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
