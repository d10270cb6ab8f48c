import { fieldErrors } from '@arrival/contracts';
import { section } from './section';

/** What can be wrong with a field, by its code; the English words are those that the API gives to developers. */
export const fields = section('fields', fieldErrors);
