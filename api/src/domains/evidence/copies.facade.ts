import type { LanguageTag } from '@arrival/contracts';
import { makeCopies } from './jobs/make-copies.job';

/** What one act of signing made: a record for each person, under one number. */
interface SignedTogether {
  readonly group_id: string;
  readonly persons: readonly { readonly id: string }[];
}

/** The work that copies of a signature are, to be committed with it (D46). */
export const copiesOf = ({ group_id, persons }: SignedTogether, language: LanguageTag) => ({
  job: makeCopies.name,
  payload: makeCopies.payload.parse({ groupId: group_id, signatureIds: persons.map(({ id }) => id), language }),
});
