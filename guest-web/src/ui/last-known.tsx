import { useInstantWords } from '../lib/wording/instant-words';
import { lastKnown } from '../words/last-known';
import { useWords } from '../words/words';
import { Banner } from './banner';

/** What is shown is as of then, and nothing keeps the family from going on (D27). */
export function LastKnown({ asOfUtc }: { asOfUtc: string }) {
  const words = useWords(lastKnown);
  const instantWords = useInstantWords();
  return (
    <Banner tone="info" live title={words.title({ when: instantWords(asOfUtc) })}>
      {words.about}
    </Banner>
  );
}
