import { useExternalStore } from '@arrival/web/external-store';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { type Conflict, type Difference, openConflict } from '../data/conflict';
import { changeWords, fieldWords } from '../shared/wording/field-words';
import { say } from '../words/say';

/** Two people saved the same record: both versions, field by field; nothing is lost silently. */
export function ConflictDialog() {
  const conflict = useExternalStore(openConflict);
  return conflict ? <OpenConflict conflict={conflict} /> : null;
}

function OpenConflict({ conflict: { resource, differences, settle } }: { conflict: Conflict }) {
  const untouched = differences.filter(({ isMineUnchanged }) => !isMineUnchanged).map(({ field }) => field);
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(untouched));
  const choose = (field: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(field);
    else next.delete(field);
    setMine(next);
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={() => settle(undefined)} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{say('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{say('conflict.text')}</DialogContentText>
        {differences.map((difference) => (
          <Choice
            key={difference.field}
            resource={resource}
            difference={difference}
            isMine={mine.has(difference.field)}
            choose={choose}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={() => settle(undefined)}>{say('conflict.back')}</Button>
        <Button onClick={() => settle(new Set())}>{say('conflict.allTheirs')}</Button>
        <Button onClick={() => settle(new Set(differences.map(({ field }) => field)))}>
          {say('conflict.allMine')}
        </Button>
        <Button variant="contained" onClick={() => settle(mine)}>
          {say('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  resource: string;
  difference: Difference;
  isMine: boolean;
  choose: (field: string, isMine: boolean) => void;
}

function Choice({ resource, difference: { field, mine, theirs }, isMine, choose }: ChoiceProps) {
  const id = `conflict-${field}`;
  const [mineWords, theirsWords] = changeWords(mine, theirs);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h3">
        {fieldWords(resource, field)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={isMine ? 'mine' : 'theirs'}
        onChange={(_event, value) => choose(field, value === 'mine')}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, mb: 2 }}
      >
        <Version value="mine" title={say('conflict.mine')} words={mineWords} />
        <Version value="theirs" title={say('conflict.theirs')} words={theirsWords} />
      </RadioGroup>
    </section>
  );
}

function Version({ value, title, words }: { value: string; title: string; words: string }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', border: 1, borderColor: 'divider', borderRadius: 1, m: 0, p: 1, minWidth: 0 }}
      label={
        <>
          <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
            {title}
          </Typography>
          <Typography component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {words}
          </Typography>
        </>
      }
    />
  );
}
