import { languageNames, languageTags } from '@arrival/contracts';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/forms/field-row';
import { say } from '../../words/say';

const days = [1, 2, 3, 5, 7, 14].map((count) => ({
  id: count,
  name: say('resources.locations.invitation.days', { smart_count: count }),
}));
const languages = languageTags.map((tag) => ({ id: tag, name: languageNames[tag] }));

/** Whether families are told before their visit what is left (D78): where nobody buys anything nobody is known to come. */
export function InvitationInputs() {
  const usesPos = useWatch({ name: 'usePosTransactionsAndOrders' }) === true;
  const kept: unknown = useWatch({ name: 'inviteDaysBefore' });
  if (!usesPos) return null;
  const known = days.some(({ id }) => id === kept) || typeof kept !== 'number';
  const other = known ? [] : [{ id: kept, name: say('resources.locations.invitation.days', { smart_count: kept }) }];
  return (
    <FieldRow>
      <SelectInput
        source="inviteDaysBefore"
        choices={[...days, ...other]}
        emptyText={say('resources.locations.invitation.never')}
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
