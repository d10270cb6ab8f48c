import { isDeepStrictEqual } from 'node:util';
import {
  type AdminWaiver,
  type AdminWaiverRow,
  fieldRemark,
  type WaiverText,
  type WaiverTranslations,
  type WaiverWrite,
} from '@arrival/contracts';
import { type TextInLanguage, textsOf, type WaiverInLanguages } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { refuseStale } from '../../../platform/audit/record-changes';
import { type EarlierState, Restorers } from '../../../platform/audit/restorers';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { cleanWrittenHtml } from '../../../platform/html/clean-html';
import { AdminWaiversQueries } from './admin-waivers.queries';
import { contentOf, type EarlierContent } from './waiver-content';

const taken = () => new DomainError('waiver.id_taken', { errors: [fieldRemark('posWaiverId', 'waiverNumberTaken')] });

/** What the audit trail keeps: the text by its hash, under which it stays readable for ever. */
const trace = (waiver: AdminWaiver) => ({
  posWaiverId: waiver.posWaiverId,
  name: waiver.title,
  ...contentOf(waiver),
  version: waiver.version,
});

/** The waivers' titles and texts as administrators keep them; another text or title is a new version (D45). */
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
  create(actor: Actor, write: WaiverWrite): Promise<AdminWaiver> {
    const { posWaiverId } = write;
    const work = async () => {
      const content = await this.#content(write);
      await this.queries.insert(posWaiverId, content);
      for (const text of textsOf(content)) await this.queries.addVersion(posWaiverId, text, actor.email ?? null);
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
      return this.#save(actor, before, await this.#content(write, contentOf(before)), 'updated');
    });
  }

  /** What the write leaves out stays. Refused where there are texts and none of them binds: nobody would know what was agreed. */
  async #content(write: WaiverWrite, before?: WaiverInLanguages): Promise<WaiverInLanguages> {
    const { title, bindingLanguages, fallbackLanguage } = write;
    const content: WaiverInLanguages = {
      title,
      textHash: await this.#keep(write.html),
      translations:
        write.translations === undefined ? (before?.translations ?? null) : await this.#keepTranslations(write),
      bindingLanguages: bindingLanguages ?? before?.bindingLanguages ?? ['en'],
      fallbackLanguage: fallbackLanguage ?? before?.fallbackLanguage ?? 'en',
    };
    const texts = textsOf(content);
    if (texts.length > 0 && !texts.some(({ language }) => content.bindingLanguages.includes(language)))
      throw new DomainError('request.invalid', { errors: [fieldRemark('bindingLanguages', 'noTextBinds')] });
    return content;
  }

  async #keepTranslations({ title, translations }: WaiverWrite): Promise<WaiverTranslations> {
    const kept: NonNullable<WaiverTranslations> = {};
    for (const [language, text] of Object.entries(translations ?? {})) {
      const textHash = await this.#keep(text.html ?? '', `translations.${language}.html`);
      if (textHash) kept[language as keyof typeof kept] = { title: text.title || title, textHash };
    }
    return Object.keys(kept).length > 0 ? kept : null;
  }

  /** Sanitised first, then hashed: what guests read is what the hash names (D50). Nothing but spaces is no text. */
  async #keep(html: string, path = 'html'): Promise<string | null> {
    const clean = cleanWrittenHtml(html, { path, hasOwnPicturesOnly: true });
    return clean.trim() === '' ? null : this.queries.keepText(clean);
  }

  async #save(actor: Actor, before: AdminWaiver, content: WaiverInLanguages, action: string): Promise<AdminWaiver> {
    const { posWaiverId, versions } = before;
    const earlier = contentOf(before);
    if (isDeepStrictEqual(content, earlier)) return before;
    const known = textsOf(earlier);
    const isAmong = (texts: readonly TextInLanguage[]) => (text: TextInLanguage) =>
      texts.some((other) => isDeepStrictEqual(other, text));
    // What was set up elsewhere and signed here is the first version, also when it is only taken away.
    const english = versions.length === 0 && known.find(({ language }) => language === 'en');
    if (english && !isAmong(textsOf(content))(english)) await this.queries.addVersion(posWaiverId, english, null);
    for (const text of textsOf(content))
      if (!isAmong(known)(text)) await this.queries.addVersion(posWaiverId, text, actor.email ?? null);
    await this.queries.update(posWaiverId, content);
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
      this.#save(actor, await this.find(posWaiverId), contentOf(before as unknown as EarlierContent), 'restored'),
    );
  }
}
