import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ArrivalRequest, KeyHolder, Principal } from '../auth/principal';

/** Whoever of the staff acts, and the request in which: the audit trail keeps both (D52). */
export interface Actor extends Principal {
  readonly correlationId: string;
  /** Of a program that calls with a key. */
  readonly keyName?: string;
}

/** Whoever acts in an `@Admin()` or `@Staff()` handler that changes something. */
export const CurrentActor = createParamDecorator((_: undefined, context: ExecutionContext): Actor => {
  const { principal, id } = context.switchToHttp().getRequest<ArrivalRequest>();
  if (!principal) throw new Error('CurrentActor is only for handlers with @Admin() or @Staff()');
  return { ...principal, correlationId: String(id) };
});

/** The issuer of those who call with a key; the subject is the key's id. */
export const KEY_ISSUER = 'api-key';

/** The issuer of commands; the subject is the command. */
export const COMMAND_ISSUER = 'command';

/** Whoever runs the product, by one of its commands: no account of theirs is known, so that the reference says which command it was. */
export const commandActor = (command: string): Actor => ({
  issuer: COMMAND_ISSUER,
  subject: command,
  emailVerified: false,
  correlationId: `command ${command}`,
});

/** A program that calls with a key, as the one who acts (D48). */
export const keyActor = ({ id, nickname }: KeyHolder, correlationId: string): Actor => ({
  issuer: KEY_ISSUER,
  subject: String(id),
  keyName: nickname,
  emailVerified: false,
  correlationId,
});
