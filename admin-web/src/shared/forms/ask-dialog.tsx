import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { say } from '../../words/say';

interface Props {
  title: string;
  text: string;
  confirm: string;
  color?: 'primary' | 'error';
  isDisabled: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** What is to be told before. */
  children: ReactNode;
}

/** Asks for something before it does what concerns a family. */
export function AskDialog({
  title,
  text,
  confirm,
  color = 'primary',
  isDisabled,
  onConfirm,
  onClose,
  children,
}: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onConfirm();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { component: 'form', onSubmit: submit, noValidate: true } as object }}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button type="submit" color={color} variant="contained" disabled={isDisabled}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
