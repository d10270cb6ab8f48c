import { type LanguageTag, languageNames } from '@arrival/contracts';
import { Badge, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { say } from '../../words/say';

interface Props<Tag extends LanguageTag> {
  languages: readonly Tag[];
  /** None until one is chosen. */
  language: Tag | undefined;
  onChange: (language: Tag) => void;
  /** How many texts guests of the language read in another one. */
  missing: (language: Tag) => number;
}

/** Each has a frame of its own: that of a group is open where its row ends. */
const wrapping = {
  flexWrap: 'wrap',
  gap: 0.5,
  mb: 2,
  '& .MuiToggleButtonGroup-grouped': { m: 0, border: 1, borderColor: 'divider', borderRadius: 2 },
};

/** The languages by their own names, each with what is missing in it. */
export function LanguageChoice<Tag extends LanguageTag>({ languages, language, onChange, missing }: Props<Tag>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={language ?? null}
      aria-label={say('resources.language.translated.choose')}
      onChange={(_event, chosen: Tag | null) => chosen && onChange(chosen)}
      sx={wrapping}
    >
      {languages.map((tag) => {
        const count = missing(tag);
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
