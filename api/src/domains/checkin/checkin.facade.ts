import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { type CompletionOfContact, CompletionsQueries } from './completions.queries';
import type { AskedElsewhere, DoneElsewhere, SignedElsewhere, WaiverElsewhere } from './elsewhere';
import { SignedElsewhereService } from './signed-elsewhere.service';
import { WaiverElsewhereService } from './waiver-elsewhere.service';

export type { SignedElsewhere, WaiverElsewhere };

/** What other domains may ask about check-ins. */
@Injectable()
export class CheckinFacade {
  constructor(
    private readonly completions: CompletionsQueries,
    private readonly toSign: WaiverElsewhereService,
    private readonly elsewhere: SignedElsewhereService,
  ) {}

  /** The waivers of the signed-in person's household that a partner is to have signed. Throws what a completion throws. */
  waiversElsewhere(principal: Principal, asked: AskedElsewhere): Promise<WaiverElsewhere[]> {
    return this.toSign.find(principal, asked);
  }

  /** Completes the waiver once for each; answers for whom it is done. Throws `location.unknown` and `activity.unknown` when they are gone. */
  completeElsewhere(signed: SignedElsewhere): Promise<DoneElsewhere> {
    return this.elsewhere.complete(signed);
  }

  /** Some hundreds of the contacts' newest completions, the newest first; whoever asks: for staff. */
  listCompletions(contactIds: readonly number[]): Promise<CompletionOfContact[]> {
    return this.completions.list(contactIds);
  }
}
