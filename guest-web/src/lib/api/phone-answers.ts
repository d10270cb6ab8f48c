import type { QueryKey } from '@tanstack/react-query';

interface PhoneAnswers {
  /** Asks; where no answer comes out of a tunnel, what this phone keeps is the answer. */
  read: <T>(key: QueryKey, ask: () => Promise<T>) => Promise<T>;
  /** Milliseconds since 1970 when what is shown was answered, if it is only known from this phone. */
  since: (key: QueryKey) => number | undefined;
}

/** What is kept on this phone (`lib/kept`, which comes after the first paint and fills this). Until then, and where nothing is kept, the API alone answers. */
export const phoneAnswers: PhoneAnswers = { read: (_key, ask) => ask(), since: () => undefined };
