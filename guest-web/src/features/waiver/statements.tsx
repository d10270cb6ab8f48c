import { type MinorRelationship, minorRelationships } from '@arrival/contracts';
import { adultAgreedSentence, type SignatureAlert } from '@arrival/rules';
import { Checkbox } from '../../ui/checkbox';
import { RadioCards } from '../../ui/radio-cards';
import { fieldIds } from './field-ids';
import type { SigningDraft } from './signing-draft';
import styles from './statements.module.css';
import type { Turn } from './turn';

const labels: Record<MinorRelationship, string> = { parent: 'Parent', guardian: 'Legal guardian', authorised: 'Authorised person' };
const options = minorRelationships.map((value) => ({ value, label: labels[value] }));
const list = new Intl.ListFormat('en', { type: 'conjunction' });

interface Props {
  turn: Turn;
  draft: SigningDraft;
  onChange: (changes: Partial<SigningDraft>) => void;
  alerts: readonly SignatureAlert[];
}

/** What the signer is to the minors, asked once, and that each other adult agreed, by name; nothing is chosen beforehand (D54). */
export function Statements({ turn: { minors, adults }, draft, onChange, alerts }: Props) {
  return (
    <>
      {minors.length > 0 && (
        <RadioCards
          id={fieldIds.relationship}
          legend={`You are ${list.format(minors.map(({ firstName }) => `${firstName}’s`))}`}
          name="relationship"
          options={options}
          value={draft.relationship ?? ''}
          onChange={(event) => onChange({ relationship: event.target.value as MinorRelationship })}
          error={alerts.find(({ field }) => field === 'relationship')?.message}
        />
      )}
      {adults.length > 0 && <Adults adults={adults} draft={draft} onChange={onChange} alerts={alerts} />}
    </>
  );
}

function Adults({ adults, draft, onChange, alerts }: Omit<Props, 'turn'> & Pick<Turn, 'adults'>) {
  const agreed = draft.agreedContactIds;
  const change = (contactId: number, isChecked: boolean) =>
    onChange({ agreedContactIds: isChecked ? [...agreed, contactId] : agreed.filter((id) => id !== contactId) });
  return (
    <fieldset id={fieldIds.agreedContactIds} className={styles.adults} tabIndex={-1}>
      <legend>{adults.length > 1 ? 'You also sign for other adults' : 'You also sign for another adult'}</legend>
      {adults.map((adult) => (
        <Checkbox
          key={adult.contactId}
          label={adultAgreedSentence(adult)}
          checked={agreed.includes(adult.contactId)}
          onChange={(event) => change(adult.contactId, event.target.checked)}
          error={alerts.find(({ field, contactId }) => field === 'agreedContactIds' && contactId === adult.contactId)?.message}
        />
      ))}
    </fieldset>
  );
}
