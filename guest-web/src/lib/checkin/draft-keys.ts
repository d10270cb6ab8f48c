import type { ContactTask } from '@arrival/contracts';

type Named = Pick<ContactTask, 'id'>;

/** What is typed of somebody's rental answers, on whichever screen. */
export const rentalDraftKey = ({ id }: Named): string => `rental.${id}`;

/** The same of a child's registration. */
export const childDraftKey = ({ id }: Named): string => `child.${id}`;
