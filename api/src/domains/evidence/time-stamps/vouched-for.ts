import type { X509Certificate } from 'node:crypto';

interface Surroundings {
  /** Trusted, whatever they say of themselves. */
  readonly anchors: readonly X509Certificate[];
  /** What may stand between; nothing of it is trusted by itself. */
  readonly between: readonly X509Certificate[];
  readonly at: Date;
}

/** No chain that is meant to be followed is longer. */
const LONGEST = 8;

export const countedAt = ({ validFrom, validTo }: X509Certificate, at: Date): boolean =>
  at.getTime() >= Date.parse(validFrom) && at.getTime() <= Date.parse(validTo);

const isSignedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/** Whether a certificate goes back to one that is trusted, by authorities that counted then. Revocations are not asked for: it works offline. */
export function isVouchedFor(certificate: X509Certificate, { anchors, between, at }: Surroundings): boolean {
  let one: X509Certificate | undefined = certificate;
  for (let step = 0; one && step < LONGEST; step += 1) {
    const subject: X509Certificate = one;
    if (anchors.some((anchor) => anchor.raw.equals(subject.raw) || isSignedBy(subject, anchor))) return true;
    one = between.find((issuer) => issuer.ca && countedAt(issuer, at) && isSignedBy(subject, issuer));
  }
  return false;
}
