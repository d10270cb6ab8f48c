import type { MemberProfile } from '@arrival/contracts';
import { signedByWords } from '@arrival/rules';
import { useMutation } from '@tanstack/react-query';
import { instantWords, useDayWords } from '../../lib/day-words';
import { errorWords, isProblem } from '../../lib/problem';
import { call } from '../../lib/transport';
import { AlertDialog } from '../../ui/alert-dialog';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { saveFile } from './save-file';
import styles from './signed-waivers.module.css';

type SignedWaiver = MemberProfile['signedWaivers'][number];

/** Every waiver signed for this member, each with a copy to keep (D32, D46). */
export function SignedWaivers({ waivers }: { waivers: readonly SignedWaiver[] }) {
  const day = useDayWords();
  const copy = useMutation({ mutationFn: async (waiver: SignedWaiver) => saveFile(await call('GET', waiver.copyUrl), waiver.title) });
  const failure = copy.error && !isProblem(copy.error, 'auth.required') ? copy.error : undefined;
  return (
    <section className={styles.section} aria-labelledby="waivers-title">
      <h2 id="waivers-title">Signed waivers</h2>
      {waivers.length === 0 && <p className={styles.none}>None yet.</p>}
      <ul className={styles.list}>
        {waivers.map((waiver) => (
          <Card as="li" key={waiver.signatureId} className={styles.waiver}>
            <div className={styles.words}>
              <h3>{waiver.title}</h3>
              <p>
                Signed by {signedByWords(waiver)}, {instantWords(waiver.signedAtUtc)}
              </p>
              <p>
                Valid from {day(waiver.effectiveOn)}
                {waiver.expiresOn ? ` to ${day(waiver.expiresOn)}` : ', without an end'}
              </p>
            </div>
            <Button
              variant="secondary"
              icon="download"
              busy={copy.isPending && copy.variables === waiver}
              onClick={() => copy.mutate(waiver)}
            >
              Download copy<VisuallyHidden> of {waiver.title}</VisuallyHidden>
            </Button>
          </Card>
        ))}
      </ul>
      {failure && (
        <AlertDialog
          title="The copy could not be downloaded"
          onClose={copy.reset}
          onRetry={() => copy.variables && copy.mutate(copy.variables)}
          referenceId={isProblem(failure) ? failure.traceId : undefined}
        >
          {errorWords(failure)}
        </AlertDialog>
      )}
    </section>
  );
}
