import { tabStorage } from '@arrival/web/storage';
import { session } from '../../lib/sign-in/session';

/** What may be asked with a fresh sign-in alone (D61). */
export type Asked = 'download' | 'delete';

interface Kept {
  readonly asked: Asked;
  readonly subject: string | undefined;
  /** Of the sign-in before, in milliseconds since 1970: whoever turns back at the provider has not signed in anew. */
  readonly expiresAt: number | undefined;
}

const key = 'arrival.yourDataAsked';

/** Remembers what to go on with after the sign-in that begins now. */
export function keepAsked(asked: Asked): void {
  const { subject, expiresAt } = session.get() ?? {};
  tabStorage.write(key, { asked, subject, expiresAt });
}

/** Answers once what was asked before this sign-in by the same person; nobody goes on with what another one asked. */
export function takeAsked(): Asked | undefined {
  const kept = tabStorage.read<Kept>(key);
  tabStorage.remove(key);
  const now = session.get();
  return kept && now?.subject === kept.subject && now?.expiresAt !== kept.expiresAt ? kept.asked : undefined;
}
