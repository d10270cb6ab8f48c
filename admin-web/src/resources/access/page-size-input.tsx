import { TextField } from '@mui/material';
import { useState } from 'react';
import { say } from '../../words/say';
import { pageSizeBounds, readPageSize } from './page-size';

interface Props {
  value: number;
  onChange: (size: number) => void;
}

/** How many addresses a page shows; what is not valid falls back to 10 (spec §2). */
export function PageSizeInput({ value, onChange }: Props) {
  const [typed, setTyped] = useState(String(value));
  const apply = () => {
    const size = readPageSize(typed);
    setTyped(String(size));
    onChange(size);
  };
  return (
    <TextField
      type="number"
      label={say('resources.access.pageSize')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      slotProps={{
        htmlInput: {
          min: pageSizeBounds.min,
          max: pageSizeBounds.max,
          step: 1,
          title: say('resources.access.pageSizeHelp'),
        },
      }}
      sx={{ width: 110 }}
      margin="none"
    />
  );
}
