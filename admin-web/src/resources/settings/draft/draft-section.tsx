import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Chip, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { isObject } from '../../../data/json';
import { say } from '../../../words/say';

interface Props {
  /** The key of the section in the settings. */
  name: string;
  title: string;
  help?: string;
  /** What is to be known of it also while it is closed. */
  mark?: ReactNode;
  isFirst: boolean;
  children: ReactNode;
}

/** A part of the expandable form (spec §2). A part with an error opens by itself; what is half a number the browser can show only then. */
export function DraftSection({ name, title, help, mark, isFirst, children }: Props) {
  const { errors, submitCount } = useFormState();
  const count = countErrors(errors[name]);
  const [isOpen, setOpen] = useState(isFirst);
  useEffect(() => {
    if (submitCount > 0 && count > 0) setOpen(true);
  }, [submitCount, count]);
  const unreadable = useRef<HTMLInputElement>(undefined);
  const openFor = (event: FormEvent) => {
    if (isOpen) return;
    unreadable.current = event.target as HTMLInputElement;
    setOpen(true);
  };
  const tell = () => {
    unreadable.current?.reportValidity();
    unreadable.current = undefined;
  };
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, opened) => setOpen(opened)}
      disableGutters
      square
      elevation={0}
      onInvalid={openFor}
      slotProps={{ heading: { component: 'h2' }, transition: { onEntered: tell } }}
      sx={{ border: 1, borderColor: 'divider', ...(!isFirst && { borderTop: 0 }), '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`section-${name}`} aria-controls={`section-${name}-fields`}>
        <Typography variant="h6" component="span" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {mark && <Box sx={{ mr: 1 }}>{mark}</Box>}
        {count > 0 && (
          <Chip size="small" color="error" label={say('draft.errors', { smart_count: count })} sx={{ mr: 1 }} />
        )}
      </AccordionSummary>
      <AccordionDetails>
        {help && (
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {help}
          </Typography>
        )}
        {children}
      </AccordionDetails>
    </Accordion>
  );
}

/** Errors lie in a tree like the settings'; each has a message. */
function countErrors(tree: unknown): number {
  if (!isObject(tree)) return 0;
  if (typeof tree['message'] === 'string') return 1;
  return Object.values(tree).reduce<number>((sum, inside) => sum + countErrors(inside), 0);
}
