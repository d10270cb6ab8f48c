import { apiRoutes } from '@arrival/contracts';
import { createContext } from 'react';

/** Where a text is asked for by its hash: who signs on their own phone is not signed in, and has a call of their own. */
export const TextRoute = createContext<string>(apiRoutes.waiverText);
