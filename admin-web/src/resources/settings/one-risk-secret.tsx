import { BooleanInput, PasswordInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** Written, never read: only whether there is one is known here (D47). */
export function OneRiskSecret({ isSet }: { isSet: boolean }) {
  const removes: unknown = useWatch({ name: 'removesSecret' });
  return (
    <>
      <PasswordInput
        source="newSecret"
        label={isSet ? '1Risk secret: set. Type a new one to replace it' : '1Risk secret: not set'}
        disabled={removes === true}
        helperText="It is kept sealed and never shown again"
        autoComplete="new-password"
      />
      {isSet && <BooleanInput source="removesSecret" label="Take the secret away" helperText={false} />}
    </>
  );
}
