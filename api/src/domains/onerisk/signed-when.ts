/** Nothing is signed before it was asked for, nor later than now: a partner's clock may be wrong, and a waiver for one day counts by it (D14). */
export function signedWhen(said: Date, { askedAt, now }: { readonly askedAt: Date; readonly now: Date }): Date {
  const latest = Math.min(said.getTime(), now.getTime());
  return new Date(Math.max(latest, askedAt.getTime()));
}
