import type { ClientBase } from 'pg';
import type { Day } from '../resort/days';

/** What each part of the seed needs to know. */
export interface SeedScene {
  client: ClientBase;
  issuer: string;
  /** Empty: photos are kept elsewhere, so the demo has none. */
  storageDir: string;
  healthKeys: string;
  now: Date;
  today: Day;
}
