import { Alert, Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { fieldWords } from '../../shared/field-words';
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
          {tokens.map(({ name, meaning }) => (
            <li key={name}>
              <code>{name}</code> {meaning}
            </li>
          ))}
        </Box>
      </Alert>
      {textSections.map(({ name, title, keys }, index) => (
        <DraftSection key={name} name={name} title={title} isFirst={index === 0}>
          {keys.map((text) => (
            <TextField key={text.source} text={text} />
          ))}
        </DraftSection>
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
      multiline={fallback.length > 60}
      helperText={usesTokens(fallback) ? `Default: ${fallback}` : false}
    />
  );
}
