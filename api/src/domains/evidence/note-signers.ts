import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { type NoteSigner, noteSigner } from './signed-note';

/** Whose log this is, and the keys that sign its roots. */
@Injectable()
export class NoteSigners {
  /** Where it is published, without the scheme: the name of log and keys (C2SP). */
  readonly origin: string;
  /** The first signs; the others have signed before. */
  readonly all: readonly NoteSigner[];

  constructor(@Inject(APP_CONFIG) { publicUrl, evidence }: AppConfig) {
    this.origin = `${new URL(publicUrl).host}/api/evidence`;
    this.all = evidence.signingKeys.map((seed) => noteSigner(this.origin, seed));
  }

  /** Nothing is sealed without it. */
  get current(): NoteSigner | undefined {
    return this.all[0];
  }
}
