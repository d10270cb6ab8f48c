/** `550` refuses the address for good, `451` wants it tried again, `hang` takes the mail and never answers, `reset` breaks the connection. */
export const mailBehaviours = ['ok', '550', '451', 'hang', 'reset'] as const;
export type MailBehaviour = (typeof mailBehaviours)[number];
