interface Surroundings {
  /** Where the partner is called: its pages are on the same host, port included. */
  readonly partnerUrl: string;
  readonly ownUrl: string;
  readonly isProduction: boolean;
}

export type FrameProblem = 'address' | 'credentials' | 'https' | 'host' | 'own';

/** What is wrong with a page that the partner wants framed (D41). One of our own origin would not be kept apart by its frame. */
export function frameProblem(
  address: string,
  { partnerUrl, ownUrl, isProduction }: Surroundings,
): FrameProblem | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'address';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (isProduction && url.protocol !== 'https:') return 'https';
  if (url.origin !== new URL(partnerUrl).origin) return 'host';
  return url.origin === new URL(ownUrl).origin ? 'own' : undefined;
}
