import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Wanted, wantedIn, wantedQuery } from './wanted';

/** What is looked for, kept in the address: a link to it works, and Back from a family finds the same list. */
export function useWanted() {
  const [parameters, setParameters] = useSearchParams();
  const [wanted, setWanted] = useState(() => wantedIn(parameters));
  const change = (changes: Partial<Wanted>) => {
    const next = { ...wanted, ...changes };
    // The address follows a moment later, when the next key may have been pressed already.
    setWanted(next);
    setParameters(wantedQuery(next), { replace: true });
  };
  return { wanted, change };
}
