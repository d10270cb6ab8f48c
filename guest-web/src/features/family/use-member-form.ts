import { type AddMember, addMemberSchema, apiRoutes, type Contact } from '@arrival/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isProblem, type ProblemError } from '../../lib/api/problem';
import { queryClient } from '../../lib/api/query-client';
import { post } from '../../lib/api/transport';
import { useFormDraft } from '../../lib/checkin/use-form-draft';
import type { SaveState } from '../../lib/completion/save-state';
import { type Sending, sendUntilAnswered } from '../../lib/completion/send';
import { readDraft } from '../../lib/drafts/drafts';
import { householdChanged } from '../../lib/household';
import { toast } from '../../lib/toast';
import { family } from '../../words/family';
import { fields } from '../../words/fields';
import { useWords } from '../../words/words';
import { memberFields, memberProblem } from './member-fields';

const schema = addMemberSchema(() => new Date());
type Typed = (typeof schema)['_zod']['input'];

const draftKey = 'add-member';
const empty: Typed = { firstName: '', lastName: '', dateOfBirth: '', email: '', phone: '' };

/** A new member's details, from the first letter until the family has them. */
export function useMemberForm() {
  const words = useWords(family);
  const known = useWords(fields);
  const navigate = useNavigate();
  const form = useForm<Typed, unknown, AddMember>({
    resolver: zodResolver(schema),
    defaultValues: readDraft<Typed>(draftKey) ?? empty,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const forgetDraft = useFormDraft(form, draftKey);
  const { send, ...sending } = useSending();
  const add = useMutation<void, ProblemError | undefined, AddMember>({
    mutationFn: send,
    onSuccess: async (_, member) => {
      forgetDraft();
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
  const { errors } = form.formState;
  const wrong = memberFields.flatMap((field) => {
    const error = errors[field.name];
    return error
      ? [{ field, message: memberProblem(field, form.getValues(field.name) ?? '', error.type, words, known) }]
      : [];
  });
  return { form, submit, add, ...sending, wrong };
}

/** Sends until there is an answer. After a lost one "already in your family" means that the first send has arrived. */
function useSending() {
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
