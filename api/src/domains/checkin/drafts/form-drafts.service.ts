import { type FormDraftState, type FormDrafts, type FormDraftValue, parseContactTaskId } from '@arrival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { Principal } from '../../../platform/auth/principal';
import { DomainError } from '../../../platform/calls/domain-error';
import { Clock } from '../../../platform/clock/clock';
import { CannotOpen, FieldCipher } from '../../../platform/crypto/field-cipher';
import { PointOfSale } from '../../pos/pos.facade';
import { CounterReads } from '../counter/counter-reads.service';
import { draftsKeptFrom, type FormDraftRow, FormDraftsQueries } from './form-drafts.queries';
import { formDraftsColumn } from './form-drafts-column';

const placeOf = (name: string) => ({ table: formDraftsColumn.table, column: formDraftsColumn.column, row: name });

/** Whose form it is. */
const contactOf = (name: string): number => parseContactTaskId(name.slice(name.indexOf('.') + 1)).contactId;

/** What a guest typed and has not saved, for a day, so that another device or browser goes on with it. What comes last is kept. */
@Injectable()
export class FormDraftsService {
  readonly #logger = new Logger(FormDraftsService.name);

  constructor(
    private readonly pos: PointOfSale,
    private readonly queries: FormDraftsQueries,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
    private readonly counterReads: CounterReads,
  ) {}

  /** What the household typed within a day and has not saved (D51). */
  async list(principal: Principal, correlationId: string): Promise<FormDrafts> {
    const { headContactId, household } = await this.pos.openHousehold(principal, 'asKnown');
    const rows = await this.queries.list(headContactId, draftsKeptFrom(this.clock));
    const told = new Set(rows.filter(({ name }) => name.startsWith('child.')).map(({ name }) => contactOf(name)));
    const children = household.contacts.filter(({ contactId }) => told.has(contactId));
    await this.counterReads.note(principal, children, correlationId);
    return { drafts: rows.flatMap((row) => this.#opened(row)) };
  }

  /** Throws `contact.unknown` for whoever is not of the household. */
  async keep(principal: Principal, name: string, value: FormDraftValue): Promise<FormDraftState> {
    const { headContactId, contactId } = await this.#whose(principal, name);
    const sealed = this.cipher.seal(JSON.stringify(value), placeOf(name));
    const keptAt = this.clock.date();
    const isKept = await this.queries.keep({ name, keptAt, ...sealed }, headContactId, contactId);
    if (!isKept) throw new DomainError('contact.unknown');
    return { name, keptAtUtc: keptAt.toISOString() };
  }

  /** As `keep`; one that is not there is as good. */
  async forget(principal: Principal, name: string): Promise<FormDraftState> {
    const { headContactId } = await this.#whose(principal, name);
    await this.queries.forget(name, headContactId);
    return { name, keptAtUtc: null };
  }

  async #whose(principal: Principal, name: string): Promise<{ headContactId: number; contactId: number }> {
    const contactId = contactOf(name);
    // Makes no household: whoever has just erased theirs signs out with this (D61).
    const headContactId = await this.pos.findHeadOf(principal, contactId);
    if (headContactId === null) throw new DomainError('contact.unknown');
    return { headContactId, contactId };
  }

  /** One that no key of ours opens is as if nothing had been typed: the guest types it again. */
  #opened({ name, keptAt, ...sealed }: FormDraftRow): FormDrafts['drafts'] {
    try {
      const value = JSON.parse(this.cipher.open(sealed, placeOf(name))) as FormDraftValue;
      return [{ name, value, keptAtUtc: keptAt.toISOString() }];
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      this.#logger.error({ keyId: error.keyId }, error.message);
      return [];
    }
  }
}
