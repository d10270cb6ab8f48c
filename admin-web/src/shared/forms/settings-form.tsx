import { Card } from '@mui/material';
import type { ReactNode } from 'react';
import { SimpleForm, Toolbar, useNotify, type ValidateForm } from 'react-admin';
import { formErrorsOf } from '../../data/problem-error';
import { say } from '../../words/say';
import { DirtyMark } from './dirty';
import { SaveButton } from './save-button';
import { WhileSaving } from './while-saving';

type Fields = Record<string, unknown>;

interface Props {
  fields: Readonly<Fields>;
  /** What is typed comes as it stands in the form; a refusal's errors go to their fields. */
  save: (values: Fields) => Promise<unknown>;
  saveLabel: string;
  validate: ValidateForm;
  maxWidth?: number;
  children: ReactNode;
}

/** Settings there is one record of: saved as a whole, with a word that they were, or why not. */
export function SettingsForm({ fields, save, saveLabel, validate, maxWidth, children }: Props) {
  const notify = useNotify();
  const submit = async (values: Fields) => {
    try {
      await save(values);
      notify(say('shared.saved'), { type: 'success' });
      return undefined;
    } catch (error) {
      return formErrorsOf(error as Error);
    }
  };
  return (
    <Card sx={maxWidth === undefined ? {} : { maxWidth }}>
      <SimpleForm
        record={{ id: 1, ...fields }}
        onSubmit={submit}
        validate={validate}
        mode="onTouched"
        reValidateMode="onChange"
        warnWhenUnsavedChanges
        noValidate
        toolbar={
          <Toolbar>
            <SaveButton label={saveLabel} />
          </Toolbar>
        }
      >
        <DirtyMark />
        <WhileSaving>{children}</WhileSaving>
      </SimpleForm>
    </Card>
  );
}
