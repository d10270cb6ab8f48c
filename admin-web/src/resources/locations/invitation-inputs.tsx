import { languageNames, languageTags } from '@arrival/contracts';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/forms/field-row';
import { say } from '../../words/say';

/** In a list that has no empty line. */
const never = 0;
const choiceOf = (days: number) => ({
  id: days,
  name:
    days === never
      ? say('resources.locations.invitation.never')
      : say('resources.locations.invitation.days', { smart_count: days }),
});
const usual = [never, 1, 2, 3, 5, 7, 14];
const languages = languageTags.map((tag) => ({ id: tag, name: languageNames[tag] }));

/** Whether families are told before their visit what is left (D78): where nobody buys anything nobody is known to come. */
export function InvitationInputs() {
  const usesPos = useWatch({ name: 'usePosTransactionsAndOrders' }) === true;
  const kept: unknown = useWatch({ name: 'inviteDaysBefore' });
  if (!usesPos) return null;
  // A program may have said another number.
  const offered = typeof kept === 'number' ? new Set([...usual, kept]) : usual;
  return (
    <FieldRow>
      <SelectInput
        source="inviteDaysBefore"
        choices={[...offered].map(choiceOf)}
        isRequired
        format={(days: number | null | undefined) => days ?? never}
        parse={(days: number) => (days === never ? null : days)}
        helperText={say('resources.locations.help.inviteDaysBefore')}
      />
      {typeof kept === 'number' && (
        <SelectInput
          source="inviteLanguage"
          choices={languages}
          isRequired
          defaultValue="en"
          helperText={say('resources.locations.help.inviteLanguage')}
        />
      )}
    </FieldRow>
  );
}
