import { type AddMember, addMemberSchema, apiRoutes, type Contact } from '@arrival/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { buttonWords, type SaveState } from '../../lib/checkin/save-state';
import { type Sending, sendUntilAnswered } from '../../lib/checkin/send';
import { clearDraft, readDraft, writeDraft } from '../../lib/drafts';
import { householdChanged, profileQuery } from '../../lib/household';
import { isProblem, type ProblemError } from '../../lib/problem';
import { queryClient } from '../../lib/query-client';
import { toast } from '../../lib/toast';
import { post } from '../../lib/transport';
import { Button } from '../../ui/button';
import { SaveBar } from '../../ui/checkin/save-bar';
import { SaveAnnouncement } from '../../ui/checkin/save-feedback';
import { ErrorSummary } from '../../ui/error-summary';
import { TextField } from '../../ui/text-field';
import { saving } from '../../words/checkin';
import { family } from '../../words/family';
import { fields } from '../../words/fields';
import { useWords } from '../../words/words';
import { AddMemberFailure } from './add-member-failure';
import styles from './add-member-page.module.css';
import { memberFields, memberProblem } from './member-fields';

const schema = addMemberSchema(() => new Date());
type Typed = (typeof schema)['_zod']['input'];

const draftKey = 'add-member';
const empty: Typed = { firstName: '', lastName: '', dateOfBirth: '', email: '', phone: '' };

/** /add-family-member (spec §2): from home only, where the profile's contacts are loaded. */
export function AddMemberPage() {
  const isLoaded = queryClient.getQueryData(profileQuery.queryKey) !== undefined;
  return isLoaded ? <AddMemberForm /> : <Navigate to="/home" replace />;
}

function AddMemberForm() {
  const words = useWords(family);
  const known = useWords(fields);
  const button = useWords(saving).button;
  const navigate = useNavigate();
  const form = useForm<Typed, unknown, AddMember>({
    resolver: zodResolver(schema),
    defaultValues: readDraft<Typed>(draftKey) ?? empty,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(draftKey, values),
    });
    return stop;
  }, [form]);
  const { send, now, stop, state } = useAddMember();
  const add = useMutation<void, ProblemError | undefined, AddMember>({
    mutationFn: send,
    onSuccess: async (_, member) => {
      clearDraft(draftKey);
      await queryClient.invalidateQueries(householdChanged);
      toast.success(words.added({ name: member.firstName }));
    },
    onError: (error) => {
      if (isProblem(error, 'request.invalid')) {
        for (const { path, code } of error.problem.errors)
          if (path in empty) form.setError(path as keyof Typed, { type: code });
      }
    },
  });
  // Who has gone elsewhere meanwhile stays there.
  const submit = form.handleSubmit((member) => add.mutate(member, { onSuccess: () => void navigate('/home') }));
  const { errors, submitCount } = form.formState;
  const shown = memberFields.flatMap((field) => {
    const error = errors[field.name];
    return error
      ? [{ field, message: memberProblem(field, form.getValues(field.name) ?? '', error.type, words, known) }]
      : [];
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SaveAnnouncement state={state} savedFor={[]} />
      {submitCount > 0 && (
        <ErrorSummary
          items={shown.map(({ field, message }) => ({ fieldId: field.name, message }))}
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
          error={shown.find((item) => item.field === field)?.message}
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

/** Sends until there is an answer. After a lost one "already in your family" means that the first send has arrived. */
function useAddMember() {
  const [state, setState] = useState<SaveState>('idle');
  const sending = useRef<Sending<Contact>>(undefined);
  const send = async (member: AddMember) => {
    let wasLost = false;
    const follow = (next: SaveState) => {
      wasLost ||= next === 'retrying' || next === 'waiting';
      setState(next);
    };
    sending.current = sendUntilAnswered((signal) => post<Contact>(apiRoutes.addMember, member, { signal }), follow);
    const sent = await sending.current.result;
    setState('idle');
    if (!sent.ok && !(wasLost && sent.error?.code === 'household.duplicate_member')) throw sent.error;
  };
  return { send, state, now: () => sending.current?.now(), stop: () => sending.current?.giveUp() };
}
