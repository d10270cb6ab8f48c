import type { AdminWaiver, WaiverText } from '@arrival/contracts';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useJson } from '../../data/use-json';
import { textLines } from '../../shared/rich-text/text-lines';
import { say } from '../../words/say';
import { type Fold, folds } from './folds';
import { type Piece, textDiff } from './text-diff';

type Version = AdminWaiver['versions'][number];

const useText = (posWaiverId: string, { textHash }: Version) =>
  useJson<WaiverText>(`/api/admin/waivers/${encodeURIComponent(posWaiverId)}/texts/${textHash}`);

/** What changed between two versions, title and text, word by word; what stayed is folded. */
export function Comparison({ posWaiverId, before, now }: { posWaiverId: string; before: Version; now: Version }) {
  const [old, recent] = [useText(posWaiverId, before), useText(posWaiverId, now)];
  const [oldHtml, html] = [old.data?.html, recent.data?.html];
  const [oldTitle, title] = useMemo(
    () => (before.title === now.title ? [[], []] : [[before.title ?? ''], [now.title ?? '']]),
    [before.title, now.title],
  );
  const lines = useMemo(
    () =>
      oldHtml === undefined || html === undefined
        ? undefined
        : textDiff([...oldTitle, ...textLines(oldHtml)], [...title, ...textLines(html)]),
    [oldTitle, title, oldHtml, html],
  );
  const error = old.error ?? recent.error;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!lines) return <LinearProgress aria-label={say('resources.waivers.comparison.loading')} />;
  const between = { before: before.version, now: now.version };
  const isSame = lines.every((line) => line.every(({ kind }) => kind === 'same'));
  return (
    <Box component="section" aria-label={say('resources.waivers.comparison.label', between)} sx={{ mt: 2 }}>
      <Typography variant="subtitle1" component="h3">
        {say('resources.waivers.comparison.title', between)}
      </Typography>
      {isSame && <Alert severity="info">{say('resources.waivers.comparison.same')}</Alert>}
      {folds(lines).map((fold, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the folds never change
        <Folded key={index} fold={fold} />
      ))}
    </Box>
  );
}

function Folded({ fold: { isFolded, lines } }: { fold: Fold }) {
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setOpen(true)} sx={{ mb: 1 }}>
        {say('resources.waivers.comparison.unchanged', { smart_count: lines.length })}
      </Button>
    );
  }
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    <Typography key={index} sx={{ mb: 1 }}>
      {line.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
        <Marked key={place} piece={piece} />
      ))}
    </Typography>
  ));
}

function Marked({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text;
  const isAdded = kind === 'added';
  return (
    <Box
      component={isAdded ? 'ins' : 'del'}
      sx={{
        color: 'text.primary',
        backgroundColor: (theme) =>
          theme.palette.mode === 'dark' ? (isAdded ? '#123528' : '#3d1a24') : isAdded ? '#e2f3ea' : '#fdeaee',
        textDecoration: isAdded ? 'underline' : 'line-through',
      }}
    >
      {text}
    </Box>
  );
}
