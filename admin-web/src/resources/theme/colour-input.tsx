import { parseColor, toHex } from '@arrival/rules';
import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLabel } from '../../shared/forms/use-label';
import { say } from '../../words/say';

const asTyped = (text: string) => text.trim();

/** A colour: typed, or picked from the swatch. */
export function ColourInput({ source }: { source: string }) {
  const label = useLabel(source);
  const { setValue } = useFormContext();
  const colour = parseColor(useWatch({ name: source }) as string | undefined);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={say('resources.theme.pick', { label })}
        value={colour ? toHex(colour) : '#000000'}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          setValue(source, event.target.value.toUpperCase(), {
            shouldDirty: true,
            shouldTouch: true,
            shouldValidate: true,
          })
        }
        sx={{
          flex: '0 0 auto',
          width: 44,
          height: 40,
          mt: 1,
          p: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2.5,
          backgroundColor: 'background.paper',
          cursor: 'pointer',
        }}
      />
      <TextInput source={source} parse={asTyped} helperText={false} slotProps={{ htmlInput: { spellCheck: false } }} />
    </Box>
  );
}
