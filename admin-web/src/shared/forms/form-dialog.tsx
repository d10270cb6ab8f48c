import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Form, useTranslate, useWarnWhenUnsavedChanges, type ValidateForm } from 'react-admin';
import type { SubmitHandler } from 'react-hook-form';
import { say } from '../../words/say';
import { BeginsInFirstField } from './begins-in-first-field';
import { DirtyContext, DirtyMark, useDirty } from './dirty';
import { SaveButton } from './save-button';
import { WhileSaving } from './while-saving';

interface Props {
  title: string;
  /** What its button says, unless that is its title. */
  saveLabel?: string;
  validate: ValidateForm;
  defaultValues?: Record<string, unknown>;
  maxWidth: 'xs' | 'md';
  /** Where no record is around it that saves; what it answers are errors. */
  onSubmit?: SubmitHandler<Record<string, unknown>>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Its fields are scrolled, not its title and its buttons: on a low screen nobody would see how it is saved. */
const filledByForm = { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } } as const;

/** A form over the page. A click beside it does nothing, and what is typed is not thrown away unasked. */
export function FormDialog({
  title,
  saveLabel = title,
  validate,
  defaultValues,
  maxWidth,
  onSubmit,
  onClose,
  children,
}: Props) {
  const titleId = useId();
  const translate = useTranslate();
  const { isDirty, dirty } = useDirty();
  // What the page behind reads anew meanwhile would take the place of what is typed.
  const [startsWith] = useState(defaultValues);
  const leave = () => {
    if (!dirty.mark.current || window.confirm(translate('ra.message.unsaved_changes'))) onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && leave()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: filledByForm } }}
    >
      <DirtyContext.Provider value={dirty}>
        <Form
          validate={validate}
          noValidate
          {...(startsWith && { defaultValues: startsWith })}
          {...(onSubmit && { onSubmit })}
        >
          <DirtyMark />
          {/* Back and Reload ask as well. Only while there is something to lose: it takes the place of the page's own question. */}
          {isDirty && <AskToLeave />}
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            <BeginsInFirstField>
              <WhileSaving>{children}</WhileSaving>
            </BeginsInFirstField>
          </DialogContent>
          <DialogActions>
            <Button onClick={leave}>{say('app.cancel')}</Button>
            <SaveButton label={saveLabel} />
          </DialogActions>
        </Form>
      </DirtyContext.Provider>
    </Dialog>
  );
}

function AskToLeave() {
  useWarnWhenUnsavedChanges(true);
  return null;
}
