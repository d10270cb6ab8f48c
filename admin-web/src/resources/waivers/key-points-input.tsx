import { mostKeyPoints, splitKeyPoints, withKeyPoints } from '@arrival/rules';
import { Box, TextField, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { say } from '../../words/say';

/** The text without the key points that it begins with. */
export const withoutKeyPoints = {
  of: (whole: string) => splitKeyPoints(whole).text,
  within: (whole: string, text: string | null) => withKeyPoints(splitKeyPoints(whole).points, text ?? '') || null,
};

/** The few sentences that guests read first. They are the beginning of the text, so that whoever signs has signed them too. */
export function KeyPointsInput({ source }: { source: string }) {
  const { setValue } = useFormContext();
  const html: unknown = useWatch({ name: source });
  const { points, text } = splitKeyPoints(typeof html === 'string' ? html : '');
  const change = (index: number, point: string) => {
    const next = Array.from({ length: mostKeyPoints }, (_, at) => (at === index ? point : (points[at] ?? '')));
    setValue(source, withKeyPoints(next, text), { shouldDirty: true, shouldTouch: true });
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, width: '100%', display: 'grid', gap: 1 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {say('resources.waivers.keyPoints')}
      </Typography>
      {[...points, ''].slice(0, mostKeyPoints).map((point, index) => (
        <KeyPoint
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place; another text than the one it began with makes it anew
          key={`${index + 1} ${point}`}
          label={say('resources.waivers.keyPoint', { number: index + 1 })}
          value={point}
          onChange={(next) => change(index, next)}
        />
      ))}
    </Box>
  );
}

interface KeyPointProps {
  label: string;
  value: string;
  onChange: (point: string) => void;
}

function KeyPoint({ label, value, onChange }: KeyPointProps) {
  return (
    <TextField
      size="small"
      label={label}
      defaultValue={value}
      slotProps={{ htmlInput: { maxLength: 160 } }}
      onBlur={(event) => onChange(event.target.value)}
    />
  );
}
