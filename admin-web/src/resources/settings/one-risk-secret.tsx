import type { AdminSettings } from '@arrival/contracts';
import { BooleanInput, PasswordInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { say } from '../../words/say';
import { secretWords } from './general-values';

/** Written, never read: only whether there is one and since when is known here (D47). */
export function OneRiskSecret({
  settings: { isOneRiskSecretSet: isSet, oneRiskSecretSetUtc },
}: {
  settings: AdminSettings;
}) {
  const removes: unknown = useWatch({ name: 'removesSecret' });
  return (
    <>
      <PasswordInput
        source="newSecret"
        label={say(isSet ? 'resources.settings.secret.set' : 'resources.settings.secret.notSet')}
        disabled={removes === true}
        helperText={
          isSet
            ? say('resources.settings.secret.replace', { since: secretWords(oneRiskSecretSetUtc) })
            : say('resources.settings.secret.kept')
        }
        autoComplete="new-password"
      />
      {isSet && <BooleanInput source="removesSecret" helperText={false} />}
    </>
  );
}
