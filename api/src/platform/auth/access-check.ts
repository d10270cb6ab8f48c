import type { ExecutionContext } from '@nestjs/common';
import type { Access } from './access';
import type { ArrivalRequest } from './principal';

/**
 * Decides for one kind of declaration beyond `@Public()` and `@Guest()`. The domain that knows (access list, API keys, capabilities)
 * provides it through `AccessChecks.register`; a handler whose kind has no check stops the start.
 */
export interface AccessCheck {
  /** Whether a valid access token must be there first. */
  readonly needsToken: boolean | ((request: ArrivalRequest) => boolean);
  allows(request: ArrivalRequest, context: ExecutionContext): Promise<boolean>;
}

export class AccessChecks {
  readonly #checks = new Map<Access, AccessCheck>();

  register(access: Exclude<Access, 'public' | 'guest'>, check: AccessCheck): void {
    this.#checks.set(access, check);
  }

  for(access: Access): AccessCheck | undefined {
    return this.#checks.get(access);
  }
}
