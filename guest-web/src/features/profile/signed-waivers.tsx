import type { MemberProfile } from '@arrival/contracts';
import { useMutation } from '@tanstack/react-query';
import { isProblem } from '../../lib/api/problem';
import { call } from '../../lib/api/transport';
import { saveFile } from '../../lib/browser/save-file';
import { useDayWords } from '../../lib/wording/day-words';
import { useErrorWords } from '../../lib/wording/error-words';
import { useInstantWords } from '../../lib/wording/instant-words';
import { AlertDialog } from '../../ui/alert-dialog';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { problems } from '../../words/problems';
import { signedWaivers } from '../../words/profile';
import type { Said } from '../../words/section';
import { useWords } from '../../words/words';
import styles from './signed-waivers.module.css';

type SignedWaiver = MemberProfile['signedWaivers'][number];

interface Props {
  waivers: readonly SignedWaiver[];
  elsewhere: MemberProfile['waiversElsewhere'];
}

/** Every waiver signed for this member, each with a copy to keep (D32, D46), and what holds without one. */
export function SignedWaivers({ waivers, elsewhere }: Props) {
  const words = useWords(signedWaivers);
  const errorWords = useErrorWords(problems);
  const instant = useInstantWords();
  const day = useDayWords();
  const valid = ({ effectiveOn, expiresOn }: Pick<SignedWaiver, 'effectiveOn' | 'expiresOn'>) =>
    expiresOn
      ? words.validFromTo({ from: day(effectiveOn), to: day(expiresOn) })
      : words.validFrom({ from: day(effectiveOn) });
  const copy = useMutation({
    mutationFn: async (waiver: SignedWaiver) => saveFile(await copyOf(waiver), waiver.title),
  });
  const failure = copy.error && !isProblem(copy.error, 'auth.required') ? copy.error : undefined;
  return (
    <section className={styles.section} aria-labelledby="waivers-title">
      <h2 id="waivers-title">{words.title}</h2>
      {waivers.length + elsewhere.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.list}>
          {waivers.map((waiver) => (
            <Card as="li" key={waiver.signatureId} className={styles.waiver}>
              <div className={styles.words}>
                <h3>{waiver.title}</h3>
                <p>{signedBy(words, waiver)({ name: waiver.signerName, when: instant(waiver.signedAtUtc) })}</p>
                <p>{valid(waiver)}</p>
              </div>
              <Button
                variant="secondary"
                icon="download"
                busy={copy.isPending && copy.variables === waiver}
                onClick={() => copy.mutate(waiver)}
                aria-label={words.downloadOf({ title: waiver.title })}
              >
                {words.download}
              </Button>
            </Card>
          ))}
          {elsewhere.map((waiver) => (
            <Card as="li" key={waiver.posWaiverId} className={styles.waiver}>
              <div className={styles.words}>
                <h3>{waiver.title}</h3>
                <p>{words.notHere}</p>
                <p>{valid(waiver)}</p>
              </div>
            </Card>
          ))}
        </ul>
      )}
      {failure && (
        <AlertDialog
          title={words.notDownloaded}
          onClose={copy.reset}
          onRetry={() => copy.variables && copy.mutate(copy.variables)}
          error={failure}
        >
          {errorWords(failure)}
        </AlertDialog>
      )}
    </section>
  );
}

/** The document with its evidence; the plain page where the server cannot make documents. */
const copyOf = ({ copyUrl }: SignedWaiver): Promise<Response> =>
  call('GET', `${copyUrl}/document`).catch((error: unknown) => {
    if (isProblem(error, 'copy.unavailable')) return call('GET', copyUrl);
    throw error;
  });

type Words = Said<typeof signedWaivers.english>;
const relationships: readonly string[] = [
  'parent',
  'guardian',
  'authorised',
  'onBehalfOfAdult',
] satisfies (keyof Words['signedAs'])[];

/** Who signed and as what. Records from before D54 may hold none of the known relationships. */
function signedBy(words: Words, { isOnBehalf, relationship }: SignedWaiver) {
  if (!isOnBehalf) return words.signedBy;
  return words.signedAs[
    relationships.includes(relationship ?? '') ? (relationship as keyof Words['signedAs']) : 'unknown'
  ];
}
