import { HandOver } from '../hand-over.facade';

/** The built-in point of sale knows at once what is written. */
export class NoHandOver extends HandOver {
  rowsOf(): null {
    return null;
  }

  async addContact(): Promise<void> {}
}
