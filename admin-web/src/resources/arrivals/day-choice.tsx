import { addDays, isDay } from '@arrival/rules';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, TextField } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { dayWords } from '../../shared/wording/day-words';
import { say } from '../../words/say';

const at = 'resources.arrivals';

interface Props {
  day: string;
  /** The first and the last day that there is a list of. */
  today: string;
  lastDay: string;
  onChange: (day: string | undefined) => void;
}

/** One day, and the way to the next: the location's today is nobody's own words, so that it stays today at midnight. */
export function DayChoice({ day, today, lastDay, onChange }: Props) {
  const [typed, setTyped] = useState(day);
  useEffect(() => {
    setTyped(day);
  }, [day]);
  const isWithin = (one: string) => isDay(one) && one >= today && one <= lastDay;
  const choose = (one: string) => onChange(one === today ? undefined : one);
  const change = (text: string) => {
    setTyped(text);
    if (isWithin(text)) choose(text);
  };
  // Half a year typed is no mistake yet.
  const isOutside = isDay(typed) && typed >= '1000' && !isWithin(typed);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      <Step label={say(`${at}.dayBefore`)} to={addDays(day, -1)} isThere={day > today} choose={choose}>
        <ChevronLeftIcon />
      </Step>
      <TextField
        type="date"
        label={say(`${at}.day`)}
        value={typed}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(day)}
        error={isOutside}
        helperText={isOutside ? say(`${at}.outside`, { from: dayWords(today), to: dayWords(lastDay) }) : undefined}
        margin="none"
        sx={{ flex: '1 1 160px' }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: lastDay } }}
      />
      <Step label={say(`${at}.dayAfter`)} to={addDays(day, 1)} isThere={day < lastDay} choose={choose}>
        <ChevronRightIcon />
      </Step>
      {day !== today && (
        <Button onClick={() => onChange(undefined)} sx={{ minHeight: 44, flexShrink: 0 }}>
          {say(`${at}.today`)}
        </Button>
      )}
    </Box>
  );
}

interface StepProps {
  label: string;
  to: string;
  isThere: boolean;
  choose: (day: string) => void;
  children: ReactNode;
}

const Step = ({ label, to, isThere, choose, children }: StepProps) => (
  <IconButton aria-label={label} title={label} disabled={!isThere} onClick={() => choose(to)} sx={{ p: 1.25 }}>
    {children}
  </IconButton>
);
