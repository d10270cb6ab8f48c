import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ArrivalRequest, Principal } from '../auth/principal';

/** The administrator who acts, and the request in which: the audit trail keeps both (D52). */
export interface Actor extends Principal {
  readonly correlationId: string;
}

/** The administrator of an `@Admin()` handler that changes something. */
export const CurrentActor = createParamDecorator((_: undefined, context: ExecutionContext): Actor => {
  const { principal, id } = context.switchToHttp().getRequest<ArrivalRequest>();
  if (!principal) throw new Error('CurrentActor is only for handlers with @Admin()');
  return { ...principal, correlationId: String(id) };
});
