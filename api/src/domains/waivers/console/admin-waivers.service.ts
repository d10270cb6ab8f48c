import {
  type AdminWaiver,
  type AdminWaiverRow,
  fieldRemark,
  type WaiverText,
  type WaiverWrite,
} from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { refuseStale } from '../../../platform/audit/record-changes';
import { type EarlierState, Restorers } from '../../../platform/audit/restorers';
import { cleanWrittenHtml } from '../../../platform/html/clean-html';
import { DomainError } from '../../../platform/http/domain-error';
import type { ListQuery } from '../../../platform/http/list-query';
import type { Page } from '../../../platform/http/page';
import { AdminWaiversQueries } from './admin-waivers.queries';

interface Content {
  readonly title: string;
  readonly textHash: string | null;
}

const taken = () => new DomainError('waiver.id_taken', { errors: [fieldRemark('posWaiverId', 'waiverNumberTaken')] });

/** What the audit trail keeps: the text by its hash, under which it stays readable for ever. */
const trace = ({ posWaiverId, title, textHash, version }: AdminWaiver) => ({
  posWaiverId,
  name: title,
  title,
  textHash,
  version,
});

/** The waivers' titles and texts as administrators keep them; a changed text is a new version (D45). */
@Injectable()
export class AdminWaiversService {
  constructor(
    private readonly changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AdminWaiversQueries,
  ) {
    restorers.register('waiver', (actor, posWaiverId, before) => this.#restore(actor, posWaiverId, before));
  }

  list(query: ListQuery): Promise<Page<AdminWaiverRow>> {
    return this.queries.table.list(query);
  }

  /** Throws `waiver.unknown`. */
  async find(posWaiverId: string): Promise<AdminWaiver> {
    const found = await this.queries.find(posWaiverId);
    if (!found) throw new DomainError('waiver.unknown');
    return found;
  }

  /** A text of this waiver, also an earlier one. Throws `waiver.unknown`. */
  async text(posWaiverId: string, hash: string): Promise<WaiverText> {
    const found = await this.queries.findText(posWaiverId, hash);
    if (!found) throw new DomainError('waiver.unknown');
    return found;
  }

  /** Throws `waiver.id_taken`. */
  create(actor: Actor, { posWaiverId, title, html }: WaiverWrite): Promise<AdminWaiver> {
    const work = async () => {
      const textHash = await this.#keep(html);
      await this.queries.insert(posWaiverId, title, textHash);
      if (textHash) await this.queries.addVersion(posWaiverId, textHash, actor.email ?? null);
      return this.#recorded(actor, 'created', null, posWaiverId);
    };
    return this.changes.run(work, { pk_waiver: taken });
  }

  /** Throws `waiver.unknown`, `catalog.changed_meanwhile`. */
  update(actor: Actor, posWaiverId: string, write: WaiverWrite): Promise<AdminWaiver> {
    if (write.posWaiverId !== posWaiverId) {
      throw new DomainError('request.invalid', { errors: [fieldRemark('posWaiverId', 'waiverNumberStays')] });
    }
    return this.changes.run(async () => {
      const before = await this.find(posWaiverId);
      refuseStale(before, { ...write });
      return this.#save(actor, before, { title: write.title, textHash: await this.#keep(write.html) }, 'updated');
    });
  }

  /** Sanitised first, then hashed: what guests read is what the hash names (D50). Nothing but spaces is no text. */
  async #keep(html: string): Promise<string | null> {
    const clean = cleanWrittenHtml(html, { path: 'html', hasOwnPicturesOnly: true });
    return clean.trim() === '' ? null : this.queries.keepText(clean);
  }

  async #save(actor: Actor, before: AdminWaiver, { title, textHash }: Content, action: string): Promise<AdminWaiver> {
    const { posWaiverId, versions } = before;
    if (title === before.title && textHash === before.textHash) return before;
    if (textHash !== before.textHash) {
      // What was set up elsewhere and signed here is the first version, also when it is only taken away.
      if (before.textHash && versions.length === 0) await this.queries.addVersion(posWaiverId, before.textHash, null);
      if (textHash) await this.queries.addVersion(posWaiverId, textHash, actor.email ?? null);
    }
    await this.queries.update(posWaiverId, title, textHash);
    return this.#recorded(actor, action, before, posWaiverId);
  }

  async #recorded(actor: Actor, action: string, before: AdminWaiver | null, posWaiverId: string): Promise<AdminWaiver> {
    const after = await this.find(posWaiverId);
    const states = { before: before && trace(before), after: trace(after) };
    await this.changes.record({
      actor,
      action: `waiver.${action}`,
      entity: 'waiver',
      entityId: posWaiverId,
      ...states,
    });
    return after;
  }

  /** An earlier title and text, as a new version. */
  async #restore(actor: Actor, posWaiverId: string, before: EarlierState): Promise<unknown> {
    if (!before) throw new DomainError('audit.not_restorable', { remark: { code: 'waiverStays' } });
    return this.changes.run(async () =>
      this.#save(actor, await this.find(posWaiverId), before as unknown as Content, 'restored'),
    );
  }
}
