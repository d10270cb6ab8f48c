import type { WaiverContactTask } from '@arrival/contracts';
import { isExpectedName, methodsFor, type SignatureAlert, type SignatureField } from '@arrival/rules';
import { useFieldWords } from '../../lib/wording/field-words';
import { TextField } from '../../ui/text-field';
import { signature } from '../../words/waiver';
import { useWords } from '../../words/words';
import { AgreeBox } from './agree-box';
import { coveredNames } from './covered-names';
import { DrawnOrTyped } from './drawn-or-typed';
import { fieldIds } from './field-ids';
import { isCutOnPhone } from './name-prompt';
import styles from './sign-form.module.css';
import type { Signing } from './signing';
import type { SigningDraft } from './signing-draft';
import { Statements } from './statements';

interface Props {
  task: WaiverContactTask['task'];
  signing: Signing;
  draft: SigningDraft;
  onChange: (changes: Partial<SigningDraft>) => void;
  alerts: readonly SignatureAlert[];
}

/** How to sign: agree, typed name, drawn, alone and together as the task says (spec §2, §3). */
export function SignForm({ task, signing, draft, onChange, alerts }: Props) {
  const words = useWords(signature);
  const fieldWords = useFieldWords();
  const methods = methodsFor(task, draft);
  const prompt = words.typePrompt({ name: signing.expectedName });
  const errorOf = (field: SignatureField) => {
    const alert = alerts.find((one) => one.field === field);
    return alert && fieldWords(alert);
  };
  return (
    <div className={styles.form}>
      <Statements signing={signing} draft={draft} onChange={onChange} alerts={alerts} />
      {methods.agree && (
        <AgreeBox
          label={words.agreement({ names: coveredNames(signing.contacts) })}
          checked={draft.agree}
          leadsToName={methods.text && draft.typedName.trim() === ''}
          onChange={(agree) => onChange({ agree })}
          error={errorOf('agree')}
        />
      )}
      {methods.text && (
        <TextField
          id={fieldIds.signerName}
          label={task.enableTextSignature ? words.typeName : words.typeInstead}
          hint={isCutOnPhone(prompt) && <bdi>{signing.expectedName}</bdi>}
          placeholder={prompt}
          value={draft.typedName}
          onChange={(event) => onChange({ typedName: event.target.value })}
          error={errorOf('signerName')}
          isRight={isExpectedName(draft.typedName, signing.expectedName)}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          spellCheck={false}
        />
      )}
      {task.enableWetSignature && (
        <DrawnOrTyped signing={signing} draft={draft} onChange={onChange} error={errorOf('signature')} />
      )}
    </div>
  );
}
