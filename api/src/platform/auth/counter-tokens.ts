import { Injectable } from '@nestjs/common';
import type { Principal } from './principal';

/** What a token begins with that staff have given out, and no provider of sign-ins. */
export const COUNTER_TOKEN = 'arr_counter_';

type Reader = (token: string) => Promise<Principal | 'nobody any more' | undefined>;

/** Tokens of devices at the counter; the domain that lets people in says whom each stands for. */
@Injectable()
export class CounterTokens {
  #read: Reader = async () => undefined;

  register(read: Reader): void {
    this.#read = read;
  }

  /** Undefined when it never stood for anybody. */
  find(token: string): ReturnType<Reader> {
    return this.#read(token);
  }
}
