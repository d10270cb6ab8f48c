import type { AdminSettings } from '@arrival/contracts';
import { BooleanInput, PasswordInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { secretWords } from './general-values';

/** Written, never read: only whether there is one and since when is known here (D47). */
export function OneRiskSecret({ settings: { isOneRiskSecretSet: isSet, oneRiskSecretSetUtc } }: { settings: AdminSettings }) {
  const removes: unknown = useWatch({ name: 'removesSecret' });
  return (
    <>
      <PasswordInput
        source="newSecret"
        label={isSet ? '1Risk secret: set' : '1Risk secret: not set'}
        disabled={removes === true}
        helperText={`${isSet ? `${secretWords(oneRiskSecretSetUtc)}. Type a new one to replace it. ` : ''}It is kept sealed and never shown again`}
        autoComplete="new-password"
      />
      {isSet && <BooleanInput source="removesSecret" label="Take the secret away" helperText={false} />}
    </>
  );
}
