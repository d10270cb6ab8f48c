import type { AdminSettings, LanguageTag } from '@arrival/contracts';
import { Box, Button } from '@mui/material';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Form, useFormIsDirty, useNotify, type ValidateForm } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { flatten, isObject, type Json, unflatten, withDefaults } from '../../../data/json';
import { formErrorsOf } from '../../../data/problem-error';
import { formErrors, type Schema } from '../../../shared/forms/check-by';
import { ConfirmOnce } from '../../../shared/forms/confirm-once';
import { DirtyMark } from '../../../shared/forms/dirty';
import { resting } from '../../../shared/forms/save-button';
import { tellUnreadable } from '../../../shared/forms/unreadable';
import { WhileSaving } from '../../../shared/forms/while-saving';
import { Columns } from '../../../shared/lists/columns';
import { say } from '../../../words/say';
import type { useAdminSettings } from '../use-admin-settings';
import { FetchDefaults } from './fetch-defaults';
import { isAbsent } from './missing';
import { PhonePreview } from './phone-preview';

type Field = 'languageSettings' | 'themeSettings';

export interface Draft {
  resource: 'language' | 'theme';
  field: Field;
  schema: Schema;
  defaults: Json;
  defaultsPath: string;
  /** Spoken by the preview. */
  language: LanguageTag;
  /** The fields, below what is to be said about them. */
  children: ReactNode;
}

interface Props extends Draft {
  settings: AdminSettings;
  save: ReturnType<typeof useAdminSettings>['save'];
}

const parsed = (value: unknown): Json =>
  typeof value === 'string' ? (JSON.parse(value) as Json) : isObject(value) ? value : {};

/** react-admin calls a field that nobody has filled null, and an emptied translation is none: neither is saved. */
const isSaid = ([path, value]: [string, unknown]) =>
  value !== null && value !== undefined && !(value === '' && path.startsWith('translations.'));

const saidAlone = ({ id: _, ...values }: Json): Json =>
  Object.fromEntries(Object.entries(flatten(values)).filter(isSaid));

/** Language and theme: an expandable form, Fetch Defaults, a question before saving, and the guest app beside it (spec §2). */
export function DraftForm({
  settings,
  save,
  resource,
  field,
  schema,
  defaults,
  defaultsPath,
  language,
  children,
}: Props) {
  const notify = useNotify();
  const before = parsed(settings[field]);
  const validate: ValidateForm = (values) =>
    formErrors(schema.safeParse(unflatten(saidAlone(values))).error?.issues ?? []);
  const submit = async (values: Json) => {
    try {
      await save({
        resource,
        mine: saidAlone(values),
        before: flatten(before),
        fieldsOf: (current) => flatten(withDefaults(parsed(current[field]), defaults, isAbsent)),
        toWrite: (fields) => ({ [field]: JSON.stringify(unflatten(fields)) }),
      });
      notify(say('shared.saved'), { type: 'success' });
      return undefined;
    } catch (error) {
      const { [field]: errors, root } = formErrorsOf(error as Error);
      return { ...(isObject(errors) ? errors : {}), root };
    }
  };
  return (
    <Form
      record={{ id: 1, ...before }}
      onSubmit={submit}
      validate={validate}
      mode="onChange"
      warnWhenUnsavedChanges
      noValidate
      sanitizeEmptyValues={false}
    >
      <Columns from="lg" widths="minmax(0, 1fr) 400px" gap={3}>
        <Box>
          <DirtyMark />
          <WhileSaving>{children}</WhileSaving>
          <Actions resource={resource} schema={schema} defaultsPath={defaultsPath} />
        </Box>
        <DraftPreview settings={settings} field={field} language={language} />
      </Columns>
    </Form>
  );
}

/**
 * Asks before it saves what was changed; with an error in the form it shows that instead. Enter in a field clicks the first button that
 * submits, so that one asks.
 */
function Actions({ resource, schema, defaultsPath }: Pick<Draft, 'resource' | 'schema' | 'defaultsPath'>) {
  const [isAsking, setAsking] = useState(false);
  const { trigger, formState } = useFormContext();
  const isDirty = useFormIsDirty();
  const rests = formState.isSubmitting || !isDirty;
  const button = 'draft-submit';
  const ask = async (event: MouseEvent) => {
    event.preventDefault();
    if (rests || tellUnreadable(event.currentTarget)) return;
    if (await trigger()) setAsking(true);
    // The form says itself what is wrong, and opens the part where it is.
    else document.getElementById(button)?.click();
  };
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        gap: 1,
        py: 1.5,
        mt: 1,
        backgroundColor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {/* Not disabled while it is saved: the question gives the focus back to it, and what is disabled takes none. */}
      <Button type="submit" variant="contained" aria-disabled={rests} sx={resting} onClick={(event) => void ask(event)}>
        {say(`draft.update.${resource}`)}
      </Button>
      <FetchDefaults path={defaultsPath} schema={schema} />
      <button type="submit" id={button} hidden aria-hidden="true" tabIndex={-1} />
      <ConfirmOnce
        isOpen={isAsking}
        title={say(`draft.ask.${resource}`)}
        content={say('draft.askHelp')}
        confirm={say('draft.confirm')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          document.getElementById(button)?.click();
        }}
      />
    </Box>
  );
}

function DraftPreview({ settings, field, language }: Pick<Props, 'settings' | 'field' | 'language'>) {
  const { id: _, ...draft } = useWatch<Json>() as Json;
  const saved = { languageSettings: parsed(settings.languageSettings), themeSettings: parsed(settings.themeSettings) };
  return <PhonePreview {...saved} {...{ [field]: draft }} language={language} />;
}
