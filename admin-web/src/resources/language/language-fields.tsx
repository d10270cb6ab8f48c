import { Alert, Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { fieldWords } from '../../shared/field-words';
import { OfFeature } from '../../shared/of-feature';
import { DraftSection } from '../settings/draft/draft-section';
import { type TextKey, textSections, tokens, usesTokens } from './text-keys';

const asTyped = (text: string) => text;

/** All texts that guests read, by section; tokens are explained once. */
export function LanguageFields() {
  return (
    <>
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        These words are replaced when a guest reads the text:
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {tokens.map(({ name, meaning, feature }) => (
            <OfFeature key={name} feature={feature}>
              <li>
                <code>{name}</code> {meaning}
              </li>
            </OfFeature>
          ))}
        </Box>
      </Alert>
      {textSections.map(({ name, title, feature, keys }, index) => (
        <OfFeature key={name} feature={feature}>
          <DraftSection name={name} title={title} isFirst={index === 0}>
            {keys.map((text) => (
              <TextField key={text.source} text={text} />
            ))}
          </DraftSection>
        </OfFeature>
      ))}
    </>
  );
}

function TextField({ text: { source, name, fallback, isRequired } }: { text: TextKey }) {
  return (
    <TextInput
      source={source}
      label={fieldWords(name)}
      isRequired={isRequired}
      parse={asTyped}
      multiline={fallback.length > 40}
      helperText={usesTokens(fallback) ? `Default: ${fallback}` : false}
    />
  );
}
