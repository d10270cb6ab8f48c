import type { WaiverContactTask } from '@arrival/contracts';
import { agreementSentence, methodsFor, type SignatureAlert, type SignatureField, typePrompt } from '@arrival/rules';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { TextField } from '../../ui/text-field';
import { DrawnOrTyped } from './drawn-or-typed';
import { fieldIds } from './field-ids';
import styles from './sign-form.module.css';
import type { SigningDraft } from './signing-draft';
import { Statements } from './statements';
import { type Turn, whoSigns } from './turn';

const headingId = 'waiver-sign';

/** Brings the form into view and the focus with it. */
export function goToSigning(): void {
  document.getElementById(headingId)?.focus();
}

interface Props {
  task: WaiverContactTask['task'];
  turn: Turn;
  accountHolderId: number;
  draft: SigningDraft;
  onChange: (changes: Partial<SigningDraft>) => void;
  alerts: readonly SignatureAlert[];
}

/** How to sign: agree, typed name, drawn, alone and together as the task says (spec §2, §3). */
export function SignForm({ task, turn, accountHolderId, draft, onChange, alerts }: Props) {
  const methods = methodsFor(task, draft);
  const errorOf = (field: SignatureField) => alerts.find((alert) => alert.field === field)?.message;
  return (
    <Card as="section" className={styles.form} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        Sign
      </h2>
      <p className={styles.who}>{whoSigns(turn, accountHolderId)}</p>
      <Statements turn={turn} draft={draft} onChange={onChange} alerts={alerts} />
      {methods.agree && (
        <Checkbox
          id={fieldIds.agree}
          label={agreementSentence(turn.contacts)}
          checked={draft.agree}
          onChange={(event) => onChange({ agree: event.target.checked })}
          error={errorOf('agree')}
        />
      )}
      {task.enableWetSignature && <DrawnOrTyped turn={turn} draft={draft} onChange={onChange} error={errorOf('signature')} />}
      {methods.text && (
        <TextField
          id={fieldIds.signerName}
          label={task.enableTextSignature ? 'Type your name' : 'Type your name instead of drawing'}
          placeholder={typePrompt(turn.expectedName)}
          value={draft.typedName}
          onChange={(event) => onChange({ typedName: event.target.value })}
          error={errorOf('signerName')}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          spellCheck={false}
        />
      )}
      <p className={styles.note}>By pressing Accept you agree to sign electronically. It counts like a signature on paper.</p>
    </Card>
  );
}
