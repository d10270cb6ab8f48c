import type { Words } from '../catalogue';
import { around } from './around';
import { checkIn } from './check-in';
import { pages } from './pages';
import { signing } from './signing';
import { visit } from './visit';

export const words: Words = { ...around, ...checkIn, ...pages, ...signing, ...visit };
