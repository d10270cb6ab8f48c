import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS, type Access } from './access';
import { AccessChecks } from './access-check';

const ROUTE_METHOD = 'method';

export interface DeclaredHandler {
  readonly name: string;
  readonly access: Access | undefined;
}

/** Stops the start when a handler does not say who may call it, or nobody can decide it. */
@Injectable()
export class DeclaredAccess implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly checks: AccessChecks,
  ) {}

  onApplicationBootstrap(): void {
    for (const { name, access } of this.handlers()) {
      if (!access)
        throw new Error(
          `${name} declares no access: add @Public(), @Guest(), @GuestAtCounter(), @Admin(), @Staff(), @ApiKey(), @Capability() or @Signer()`,
        );
      if (access !== 'public' && access !== 'guest' && !this.checks.for(access))
        throw new Error(`${name}: nothing checks "${access}"`);
    }
  }

  /** Every route handler with its declaration. */
  handlers(): DeclaredHandler[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      const prototype: Record<string, unknown> = Object.getPrototypeOf(instance);
      return this.scanner
        .getAllMethodNames(prototype)
        .map((method) => ({ method, handler: prototype[method] as object }))
        .filter(({ handler }) => Reflect.hasMetadata(ROUTE_METHOD, handler))
        .map(({ method, handler }) => ({
          name: `${metatype?.name}.${method}`,
          access: Reflect.getMetadata(ACCESS, handler) as Access | undefined,
        }));
    });
  }
}
