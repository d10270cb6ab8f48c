import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { instantWords } from '../../shared/wording/instant-words';
import { taskTypeName } from '../../shared/wording/task-types';
import { say } from '../../words/say';
import type { Member } from './member';

type Records = Member['onFile'];

interface Props {
  records: Records;
  chosen: Records;
  onChange: (chosen: Records) => void;
  error: boolean;
  helperText: string;
}

/** Which of what a member has finished. */
export function RecordChoice({ records, chosen, onChange, error, helperText }: Props) {
  const isChosen = (id: number) => chosen.some(({ taskTypeId }) => taskTypeId === id);
  const toggle = (id: number) =>
    onChange(records.filter(({ taskTypeId }) => isChosen(taskTypeId) !== (taskTypeId === id)));
  return (
    <FormControl component="fieldset" error={error}>
      <FormLabel component="legend">{say('resources.guests.askAgain.what')}</FormLabel>
      <FormGroup>
        {records.map(({ taskTypeId, updatedAtUtc }) => (
          <FormControlLabel
            key={taskTypeId}
            sx={{ minHeight: 44 }}
            control={<Checkbox checked={isChosen(taskTypeId)} onChange={() => toggle(taskTypeId)} />}
            label={say('resources.guests.askAgain.one', {
              kind: taskTypeName(taskTypeId),
              when: instantWords(updatedAtUtc),
            })}
          />
        ))}
      </FormGroup>
      <FormHelperText>{helperText}</FormHelperText>
    </FormControl>
  );
}
