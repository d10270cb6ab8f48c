import { familyCodeOf } from '@arrival/rules';
import { type SubmitEvent, Suspense, useRef, useState } from 'react';
import { isProblem } from '../../lib/api/problem';
import { onDemand } from '../../lib/browser/on-demand';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { TextField } from '../../ui/text-field';
import { counter } from '../../words/counter';
import { useWords } from '../../words/words';

const ScanCode = onDemand(() => import('./scan-code').then((module) => module.ScanCode));

/** All the style there is: a sheet of its own would be named in everybody's first download. */
const column = { display: 'flex', flexDirection: 'column', gap: 20 } as const;
const letters = { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '0.16em', textTransform: 'uppercase' } as const;

interface Props {
  error: unknown;
  isOpening: boolean;
  onCode: (code: string) => void;
}

/** What stands on a tablet between two families: where the code goes. Nobody's account is for it: the next one would find it there. */
export function CodeForm({ error, isOpening, onCode }: Props) {
  const words = useWords(counter);
  const [typed, setTyped] = useState('');
  const [isPressed, setPressed] = useState(false);
  const code = familyCodeOf(typed);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    if (code === null) input.current?.focus();
    else if (!isOpening) onCode(code);
  };
  return (
    <form style={column} onSubmit={submit} noValidate>
      <PageHeader title={words.title} description={words.why} />
      {error !== null && <Refusal error={error} />}
      <TextField
        ref={input}
        id="counter-code"
        label={words.code}
        error={isPressed && code === null ? words.codeMissing : undefined}
        style={letters}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="ltr"
        maxLength={16}
      />
      <Button type="submit" size="l" full busy={isOpening}>
        {words.open}
      </Button>
      <ByCamera onCode={onCode} />
      <p>{words.ownAccount}</p>
    </form>
  );
}

/** The letters stand behind the `#` of the address that the code holds. */
function ByCamera({ onCode }: Pick<Props, 'onCode'>) {
  const words = useWords(counter);
  const [isScanning, setScanning] = useState(false);
  const scanned = (text: string) => {
    setScanning(false);
    onCode(text.slice(text.indexOf('#') + 1));
  };
  return (
    <>
      <Button variant="secondary" icon="camera" full onClick={() => setScanning(true)}>
        {words.scan}
      </Button>
      {isScanning && (
        <Suspense fallback={null}>
          <ScanCode onCode={scanned} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </>
  );
}

function Refusal({ error }: { error: unknown }) {
  const words = useWords(counter);
  if (isProblem(error, 'counter.code_unknown') || isProblem(error, 'request.invalid'))
    return (
      <Banner tone="error" live title={words.wrong}>
        {words.wrongWhy}
      </Banner>
    );
  return <Banner tone="error" live title={isProblem(error, 'request.too_many') ? words.tooMany : words.failed} />;
}
