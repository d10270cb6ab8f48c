/** Somebody deleted what is wanted. */
export const deleted = {
  title: '%{what} was deleted',
  text: '%{who} deleted it on %{when}. It can come back as it was, with its links; what you typed here is kept.',
  somebody: 'Somebody',
  leave: 'Leave it deleted',
  bringBack: 'Bring it back',
} as const;
