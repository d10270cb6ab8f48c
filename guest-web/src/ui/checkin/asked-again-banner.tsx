import type { ContactTask } from '@arrival/contracts';
import { askedAgain } from '../../lib/checkin/asked-again';
import { reasons } from '../../words/reasons';
import { useWords } from '../../words/words';
import { Banner } from '../banner';

/** What is wrong with the one on file, where it is done anew (D79). */
export function AskedAgainBanner({ task }: { task: ContactTask }) {
  const words = useWords(reasons);
  const why = askedAgain(task);
  return why === undefined ? null : <Banner tone="warning">{words.askedAgain({ why })}</Banner>;
}
