import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ArrivalRequest } from '../../../platform/auth/principal';
import { clientAddress } from '../../../platform/calls/client-address';
import { addressBlock } from '../../../platform/security/address-block';
import type { PassCaller } from '../pass-callers';

/** Who calls a `@Capability()` handler. */
export const CurrentPassCaller = createParamDecorator((_: undefined, context: ExecutionContext): PassCaller => {
  const request = context.switchToHttp().getRequest<ArrivalRequest>();
  const { principal, capability } = request;
  return { principal, capability, address: addressBlock(clientAddress(request)) };
});
