interface Of {
  id: string;
}

/** What is typed of somebody's rental answers, on whichever screen. */
export const rentalDraftKey = ({ id }: Of): string => `rental.${id}`;

/** The same of a child's registration. */
export const childDraftKey = ({ id }: Of): string => `child.${id}`;
