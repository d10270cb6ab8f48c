import { addMemberSchema, type GuestHit } from '@arrival/contracts';
import { ageOn, dayInZone, isDay, isMinor } from '@arrival/rules';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DateInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AddDialog } from '../../shared/add-dialog';
import { checkBy } from '../../shared/check-by';
import { FieldGroup } from '../../shared/field-group';
import { FieldRow } from '../../shared/field-row';
import { say } from '../../words/say';

const validate = checkBy(
  addMemberSchema(() => new Date()),
  'guests',
);

/** Begins a household for somebody who stands there and is not known, and opens it (D69). */
export function NewGuest() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PersonAddIcon />} sx={{ minHeight: 44 }} onClick={() => setOpen(true)}>
        {say('resources.guests.new.open')}
      </Button>
      {isOpen && (
        <AddDialog<GuestHit>
          resource="guests"
          title={say('resources.guests.new.add')}
          validate={validate}
          onAdded={({ contactId }) => void navigate(`/guests/${contactId}`)}
          onClose={() => setOpen(false)}
        >
          <FieldGroup title={say('resources.guests.new.who')} help={say('resources.guests.new.help')}>
            <FieldRow>
              <TextInput source="firstName" autoComplete="off" isRequired />
              <TextInput source="lastName" autoComplete="off" isRequired />
            </FieldRow>
            <BirthDate />
            <FieldRow>
              <TextInput source="email" type="email" autoComplete="off" />
              <TextInput source="phone" type="tel" autoComplete="off" />
            </FieldRow>
          </FieldGroup>
        </AddDialog>
      )}
    </>
  );
}

/** A mistyped year is seen before it is kept: of a household without a grown-up nobody can sign. */
function BirthDate() {
  const born: unknown = useWatch({ name: 'dateOfBirth' });
  const today = dayInZone(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isChild = typeof born === 'string' && isDay(born) && isMinor(ageOn(born, today));
  return <DateInput source="dateOfBirth" isRequired helperText={isChild && say('resources.guests.new.isMinor')} />;
}
