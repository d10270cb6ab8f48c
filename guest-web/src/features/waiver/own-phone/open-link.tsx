import { type OwnPhoneSession, ownPhoneRoutes } from '@arrival/contracts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { isProblem } from '../../../lib/api/problem';
import { post } from '../../../lib/api/transport';
import { useComposed } from '../../../lib/browser/use-composed';
import { typedDigits } from '../../../lib/typed-digits';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';
import { TextField } from '../../../ui/text-field';
import { ownPhone } from '../../../words/own-phone';
import type { Said } from '../../../words/section';
import { useWords } from '../../../words/words';
import styles from './open-link.module.css';

function failureOf(words: Said<typeof ownPhone.english>, error: unknown): string {
  if (isProblem(error, 'waiver.code_wrong')) return words.wrong;
  if (isProblem(error, 'waiver.link_ended') || isProblem(error, 'request.invalid'))
    return `${words.linkEnded}. ${words.linkEndedWhy}`;
  return isProblem(error, 'request.too_many') ? words.tooMany : words.failed;
}

/** The six digits, and a press: whatever opens links by itself gets no further. */
export function OpenLink({ secret, onOpened }: { secret: string; onOpened: () => void }) {
  const words = useWords(ownPhone);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const composed = useComposed(code, (text) => setCode(typedDigits(text).slice(0, 6)));
  const opening = useMutation({
    mutationFn: () => post<OwnPhoneSession>(ownPhoneRoutes.redeem, { secret, code }),
    onSuccess: onOpened,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setShort(code.length !== 6);
    if (code.length === 6) opening.mutate();
  };
  return (
    <form className={styles.open} onSubmit={submit} noValidate>
      <PageHeader title={words.title} description={words.askDigits} />
      {opening.error && <Banner tone="error" live title={failureOf(words, opening.error)} />}
      <TextField
        id="code"
        label={words.digits}
        error={isShort ? words.digitsMissing : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        dir="ltr"
        {...composed}
      />
      <Button type="submit" size="l" full busy={opening.isPending}>
        {words.open}
      </Button>
    </form>
  );
}
