import { Box, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { say } from '../../words/say';
import type { ReportSwitch } from './report-request';

interface Props {
  name: ReportSwitch;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch with what it means. */
export function SwitchRow({ name, isOn, onChange }: Props) {
  const [id, help] = [useId(), useId()];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}>
      <Box component="label" htmlFor={id} sx={{ flex: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{say(`resources.reporting.fields.${name}`)}</Typography>
        <Typography variant="body2" color="text.secondary" id={help}>
          {say(`resources.reporting.help.${name}`)}
        </Typography>
      </Box>
      <Switch
        id={id}
        checked={isOn}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: { 'aria-label': say(`resources.reporting.fields.${name}`), 'aria-describedby': help } }}
      />
    </Box>
  );
}
