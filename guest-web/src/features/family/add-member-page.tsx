import { Navigate } from 'react-router-dom';
import { queryClient } from '../../lib/api/query-client';
import { buttonWords } from '../../lib/completion/save-state';
import { profileQuery } from '../../lib/household';
import { Button } from '../../ui/button';
import { SaveBar } from '../../ui/checkin/save-bar';
import { SaveAnnouncement } from '../../ui/checkin/save-feedback';
import { ErrorSummary } from '../../ui/error-summary';
import { TextField } from '../../ui/text-field';
import { saving } from '../../words/checkin';
import { family } from '../../words/family';
import { useWords } from '../../words/words';
import { AddMemberFailure } from './add-member-failure';
import styles from './add-member-page.module.css';
import { memberFields } from './member-fields';
import { useMemberForm } from './use-member-form';

/** /add-family-member (spec §2): from home only, where the profile's contacts are loaded. */
export function AddMemberPage() {
  const isLoaded = queryClient.getQueryData(profileQuery.queryKey) !== undefined;
  return isLoaded ? <AddMemberForm /> : <Navigate to="/home" replace />;
}

function AddMemberForm() {
  const words = useWords(family);
  const button = useWords(saving).button;
  const { form, submit, add, state, now, stop, wrong } = useMemberForm();
  const { submitCount } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SaveAnnouncement state={state} savedFor={[]} />
      {submitCount > 0 && (
        <ErrorSummary
          items={wrong.map(({ field, message }) => ({ fieldId: field.name, message }))}
          attempt={submitCount}
        />
      )}
      <AddMemberFailure error={add.error ?? null} onClose={add.reset} onRetry={() => void submit()} />
      {memberFields.map((field) => (
        <TextField
          key={field.name}
          id={field.name}
          label={words[field.name]}
          hint={field.explained && words[field.explained]}
          optional={field.optional}
          error={wrong.find((item) => item.field === field)?.message}
          {...field.input}
          {...form.register(field.name, { ...(field.read && { setValueAs: field.read }) })}
        />
      ))}
      <SaveBar state={state} onNow={now} onStop={stop}>
        <Button type="submit" size="l" full busy={add.isPending}>
          {(add.isPending && buttonWords(button, state)) || words.add}
        </Button>
      </SaveBar>
    </form>
  );
}
