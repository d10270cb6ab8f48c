import { isProblem } from '../../../lib/api/problem';
import { toast } from '../../../lib/toast';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { QrCode } from '../../../ui/qr-code';
import { Spinner } from '../../../ui/spinner';
import { ownPhone } from '../../../words/own-phone';
import type { Said } from '../../../words/section';
import { sentences } from '../../../words/sentences';
import { useWords } from '../../../words/words';
import styles from './own-phone.module.css';
import type { SigningLink } from './use-signing-link';

type Words = Said<typeof ownPhone.english>;

interface Props {
  signing: SigningLink;
  name: string;
  onClose: () => void;
}

/** What the account holder's phone shows to the other one, and that it has signed. */
export function SigningLinkDialog({ signing, name, onClose }: Props) {
  const words = useWords(ownPhone);
  const { link, status, makeAgain, withdraw, error, isBusy } = signing;
  const isLive = status?.state === 'waiting' || status?.state === 'opened';
  return (
    <Dialog
      title={words.offer}
      onClose={onClose}
      actions={
        <>
          {isLive && (
            <Button variant="quiet" busy={isBusy} onClick={withdraw}>
              {words.withdraw}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {error ? (
        <Banner tone="error" live title={isProblem(error, 'task.not_asked') ? words.notPossible : words.failed} />
      ) : !link || !status ? (
        <Spinner />
      ) : status.state === 'signed' ? (
        <Banner tone="success" live title={words.signed({ name })} />
      ) : status.state === 'ended' ? (
        <Banner
          title={words.ended}
          action={
            <Button busy={isBusy} onClick={makeAgain}>
              {words.makeNew}
            </Button>
          }
        >
          {words.endedWhy}
        </Banner>
      ) : status.state === 'opened' ? (
        <Banner live title={words.opened({ name })} />
      ) : (
        <Open address={link.address} code={status.code} name={name} />
      )}
    </Dialog>
  );
}

function Open({ address, code, name }: { address: string; code: string | null; name: string }) {
  const words = useWords(ownPhone);
  return (
    <div className={styles.link}>
      <p>{words.why({ name })}</p>
      <div className={styles.qr}>
        <QrCode value={address} label={words.qr({ name })} />
      </div>
      <p className={styles.codeLabel}>{words.codeLabel({ name })}</p>
      <output className={styles.code} dir="ltr">
        {code ? `${code.slice(0, 3)} ${code.slice(3)}` : '··· ···'}
      </output>
      <Button full onClick={() => void share(address, words)}>
        {words.share}
      </Button>
      <p className={styles.small}>{sentences(words.codeFresh, words.until)}</p>
    </div>
  );
}

/** By the phone's own ways where it has some, else by a copied link. Never the digits: they are told. */
async function share(url: string, words: Words): Promise<void> {
  if ('share' in navigator) {
    const isDone = await navigator.share({ text: words.shareText, url }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return;
  }
  await navigator.clipboard.writeText(url).then(
    () => toast.success(words.copied),
    () => toast.error(words.notCopied),
  );
}
