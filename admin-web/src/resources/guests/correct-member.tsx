import { type CorrectedMember, correctMemberSchema } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ResourceContextProvider, useNotify } from 'react-admin';
import { formErrorsOf } from '../../data/problem-error';
import { callJson } from '../../data/transport';
import { formErrors } from '../../shared/forms/check-by';
import { FieldGroup } from '../../shared/forms/field-group';
import { FormDialog } from '../../shared/forms/form-dialog';
import { say } from '../../words/say';
import type { Member } from './member';
import { changesOfMember, memberFields } from './member-changes';
import { PersonFields } from './person-fields';

interface Props {
  member: Member;
  onCorrected: () => void;
}

/** What was told wrongly of a member is put right (D71). */
export function CorrectMember({ member, onCorrected }: Props) {
  const [isOpen, setOpen] = useState(false);
  const of = say('resources.guests.correct.of', { name: fullName(member) });
  return (
    <>
      <Button variant="outlined" aria-label={of} sx={{ minHeight: 44 }} onClick={() => setOpen(true)}>
        {say('resources.guests.correct.open')}
      </Button>
      {isOpen && <CorrectDialog title={of} member={member} onCorrected={onCorrected} onClose={() => setOpen(false)} />}
    </>
  );
}

const schema = correctMemberSchema(() => new Date());

function CorrectDialog({ title, member, onCorrected, onClose }: Props & { title: string; onClose: () => void }) {
  const notify = useNotify();
  const { contactId, staysBecause, dateOfBirth } = member;
  const name = fullName(member);
  const save = async (values: Record<string, unknown>) => {
    try {
      const body = changesOfMember(member, values);
      const { signAgain } = await callJson<CorrectedMember>(`/api/admin/guests/${contactId}`, {
        method: 'PATCH',
        body,
      });
      const name = fullName({ ...member, ...(values as Pick<Member, 'firstName' | 'lastName'>) });
      if (signAgain.length === 0) notify(say('resources.guests.correct.done', { name }), { type: 'success' });
      else {
        const waivers = signAgain.join(', ');
        notify(say('resources.guests.correct.signAgain', { name, waivers }), {
          type: 'warning',
          autoHideDuration: null,
        });
      }
      onCorrected();
      onClose();
      return undefined;
    } catch (error) {
      return formErrorsOf(error as Error);
    }
  };
  return (
    <ResourceContextProvider value="guests">
      <FormDialog
        title={title}
        saveLabel={say('resources.guests.correct.open')}
        validate={(values) => formErrors(schema.safeParse(changesOfMember(member, values)).error?.issues ?? [])}
        defaultValues={memberFields(member)}
        maxWidth="md"
        onSubmit={save}
        onClose={onClose}
      >
        <FieldGroup title={say('resources.guests.correct.who')} help={say('resources.guests.correct.help')}>
          <PersonFields
            isBirthDateRequired={dateOfBirth !== null}
            birthDateHelp={say('resources.guests.correct.born')}
          />
        </FieldGroup>
        {staysBecause && (
          <Typography color="text.secondary">
            {say(`resources.guests.correct.stays.${staysBecause}`, { name })}
          </Typography>
        )}
      </FormDialog>
    </ResourceContextProvider>
  );
}
