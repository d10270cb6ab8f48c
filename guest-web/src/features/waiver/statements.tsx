import { type MinorRelationship, minorRelationships } from '@arrival/contracts';
import { fullName, type SignatureAlert } from '@arrival/rules';
import { useFieldWords } from '../../lib/wording/field-words';
import { Checkbox } from '../../ui/checkbox';
import { RadioCards } from '../../ui/radio-cards';
import { signature } from '../../words/waiver';
import { useWords } from '../../words/words';
import { fieldIds } from './field-ids';
import type { Signing } from './signing';
import type { SigningDraft } from './signing-draft';
import styles from './statements.module.css';

interface Props {
  signing: Signing;
  draft: SigningDraft;
  onChange: (changes: Partial<SigningDraft>) => void;
  alerts: readonly SignatureAlert[];
}

/** What the signer is to the minors, asked once, and that each other adult agreed, by name; nothing is chosen before they state it (D54). */
export function Statements({ signing: { minors, adults }, draft, onChange, alerts }: Props) {
  const words = useWords(signature);
  const fieldWords = useFieldWords();
  const missing = alerts.find(({ field }) => field === 'relationship');
  return (
    <>
      {minors.length > 0 && (
        <RadioCards
          id={fieldIds.relationship}
          legend={words.youAre({ people: minors.map(({ firstName }) => words.of({ name: firstName })) })}
          name="relationship"
          columns
          options={minorRelationships.map((value) => ({ value, label: words.relationship[value] }))}
          value={draft.relationship ?? ''}
          onChange={(event) => onChange({ relationship: event.target.value as MinorRelationship })}
          error={missing && fieldWords(missing)}
        />
      )}
      {adults.length > 0 && <Adults adults={adults} draft={draft} onChange={onChange} alerts={alerts} />}
    </>
  );
}

function Adults({ adults, draft, onChange, alerts }: Omit<Props, 'signing'> & Pick<Signing, 'adults'>) {
  const words = useWords(signature);
  const fieldWords = useFieldWords();
  const agreed = draft.agreedContactIds;
  const errorOf = (adultId: number) => {
    const alert = alerts.find(({ field, contactId }) => field === 'agreedContactIds' && contactId === adultId);
    return alert && fieldWords(alert);
  };
  const change = (contactId: number, isChecked: boolean) =>
    onChange({ agreedContactIds: isChecked ? [...agreed, contactId] : agreed.filter((id) => id !== contactId) });
  return (
    <fieldset id={fieldIds.agreedContactIds} className={styles.adults} tabIndex={-1}>
      <legend>{words.otherAdults({ count: adults.length })}</legend>
      {adults.map((adult) => (
        <Checkbox
          key={adult.contactId}
          label={words.adultAgreed({ name: fullName(adult) })}
          checked={agreed.includes(adult.contactId)}
          onChange={(event) => change(adult.contactId, event.target.checked)}
          error={errorOf(adult.contactId)}
        />
      ))}
    </fieldset>
  );
}
