import { Injectable } from '@nestjs/common';
import { type CompletionOfContact, CompletionsQueries } from './completions.queries';

/** What other domains may ask about check-ins. */
@Injectable()
export class CheckinFacade {
  constructor(private readonly completions: CompletionsQueries) {}

  /** Some hundreds of the contacts' newest completions, the newest first; whoever asks: for staff. */
  listCompletions(contactIds: readonly number[]): Promise<CompletionOfContact[]> {
    return this.completions.list(contactIds);
  }
}
