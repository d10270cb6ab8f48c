import type { Words } from '../catalogue';
import { around } from './around';
import { checkIn } from './check-in';
import { pages } from './pages';

export const words: Words = { ...around, ...checkIn, ...pages };
