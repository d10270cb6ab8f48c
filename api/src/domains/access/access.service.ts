import {
  type AdminEmail,
  type AdminEmailCreate,
  type AdminEmailWrite,
  type Authenticated,
  fieldRemark,
} from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { RecordChanges } from '../../platform/audit/record-changes';
import { type EarlierState, Restorers } from '../../platform/audit/restorers';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import type { ListQuery } from '../../platform/calls/list-query';
import type { Page } from '../../platform/calls/page';
import { AccessQueries, type Binding } from './access.queries';

const UNBOUND = 'unbound';

/** What of a row somebody decides. */
type Kept = Pick<AdminEmail, 'email' | 'role' | 'isDeleted'>;

const lastOne = () => new DomainError('access.last_administrator', { remark: { code: 'anotherSignsInFirst' } });

const refusals = {
  uq_admin_email: () => new DomainError('access.listed_already', { errors: [fieldRemark('email', 'addressListed')] }),
  ck_admin_email_last: lastOne,
};

/** The list of addresses whose owners administer (D6) or stand at the desk (D77). A removal acts on the next request; the last administrator who ever signed in stays. */
@Injectable()
export class AccessService {
  readonly #records: RecordChanges<AdminEmail>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AccessQueries,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.#records = new RecordChanges(changes, queries.table, {
      entity: 'admin_email',
      unknown: 'access.unknown',
      refusals,
    });
    // Which account it was the trail does not know.
    restorers.register('admin_email', (actor, id, before) => this.#restore(actor, Number(id), before), {
      final: `admin_email.${UNBOUND}`,
    });
  }

  /** What the console is told of who has signed in; `name` is null where the token has none. */
  async authenticated(principal: Principal): Promise<Authenticated> {
    const { email, givenName, familyName } = principal;
    const role = await this.queries.roleOf(principal);
    if (!role) throw new DomainError('auth.forbidden');
    return {
      isAuthenticated: true,
      role,
      email: email ?? null,
      name: [givenName, familyName].filter(Boolean).join(' ') || null,
    };
  }

  /** Without removed ones unless they are asked for. */
  list(query: ListQuery): Promise<Page<AdminEmail>> {
    return this.queries.table.list({ ...query, filter: { isDeleted: false, ...query.filter } });
  }

  /** A removed one too. Throws `access.unknown`. */
  find(id: number): Promise<AdminEmail> {
    return this.#records.find(id);
  }

  /** Throws `access.listed_already`. */
  create(actor: Actor, { email, role }: AdminEmailCreate): Promise<AdminEmail> {
    return this.#records.create(actor, () => this.queries.table.insert({ email, role, isDeleted: false }));
  }

  /**
   * Another address is another person: whoever was bound to the old one loses access. Throws `access.unknown`, `access.listed_already`,
   * `access.last_administrator`, `catalog.changed_meanwhile`.
   */
  update(actor: Actor, id: number, write: AdminEmailWrite): Promise<AdminEmail> {
    const work = async (before: AdminEmail) => {
      if (before.isDeleted) throw new DomainError('access.unknown');
      await this.#save(before, { email: write.email, role: write.role ?? before.role, isDeleted: false });
    };
    return this.#records.change(actor, id, work, 'updated', write);
  }

  /** Marks it removed. Throws `access.unknown`, `access.last_administrator`. */
  remove(actor: Actor, id: number, action = 'deleted'): Promise<AdminEmail> {
    const work = async (before: AdminEmail) => {
      if (before.isDeleted) throw new DomainError('access.unknown');
      await this.#save(before, { ...before, isDeleted: true });
    };
    return this.#records.change(actor, id, work, action);
  }

  /** Every listed address with the account that it is bound to, for whoever runs the product. */
  bindings(): Promise<Binding[]> {
    return this.queries.listBindings();
  }

  /** The account that had it has it no more; the next one that proves the address has. */
  unbind(actor: Actor, id: number): Promise<AdminEmail> {
    return this.#records.change(actor, id, () => this.queries.unbind(id, 'taken'), UNBOUND);
  }

  async #save(before: AdminEmail, { email, role, isDeleted }: Kept): Promise<void> {
    const isOther = email.toLowerCase() !== before.email.toLowerCase();
    const leaves = isOther || isDeleted || role !== 'administrator';
    if (leaves && !before.isDeleted && before.role === 'administrator') await this.#refuseLast(before.id);
    await this.queries.table.update(before.id, { email, role, isDeleted });
    if (!isOther) return;
    await this.queries.unbind(before.id, 'other');
    await this.queries.leaveBehind(before.email);
  }

  /** An address that nobody has proved may be mistyped, and no provider of the past lets anybody in. */
  async #refuseLast(id: number): Promise<void> {
    const { issuer } = this.config.oidc;
    const isAnother = (one: Binding) => one.id !== id && one.role === 'administrator' && one.issuer === issuer;
    if (!(await this.queries.listBindings()).some(isAnother)) throw lastOne();
  }

  async #restore(actor: Actor, id: number, earlier: EarlierState): Promise<unknown> {
    if (!earlier) return this.remove(actor, id, 'restored');
    // The trail of before had one role.
    const kept: Kept = { role: 'administrator', ...(earlier as unknown as Omit<Kept, 'role'>) };
    return this.#records.change(actor, id, (current) => this.#save(current, kept), 'restored');
  }
}
