import { addMemberSchema, type GuestHit } from '@arrival/contracts';
import { ageOn, dayInZone, isDay, isMinor } from '@arrival/rules';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AddDialog } from '../../shared/forms/add-dialog';
import { checkBy } from '../../shared/forms/check-by';
import { FieldGroup } from '../../shared/forms/field-group';
import { say } from '../../words/say';
import { PersonFields } from './person-fields';

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
            <Fields />
          </FieldGroup>
        </AddDialog>
      )}
    </>
  );
}

/** A mistyped year is seen before it is kept: of a household without a grown-up nobody can sign. */
function Fields() {
  const born: unknown = useWatch({ name: 'dateOfBirth' });
  const today = dayInZone(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isChild = typeof born === 'string' && isDay(born) && isMinor(ageOn(born, today));
  return <PersonFields isBirthDateRequired birthDateHelp={isChild ? say('resources.guests.new.isMinor') : undefined} />;
}
