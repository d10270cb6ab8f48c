import type { PhotoUploadAnswer } from '@arrival/contracts';
import { photoPath } from '@arrival/rules';
import { Injectable, Logger } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import { isConnectionLost } from '../../platform/database/trouble';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { PosPeople } from '../pos/people.facade';
import { PointOfSale } from '../pos/pos.facade';
import { ImageProcesses } from './image-processes';
import { PhotoFiles } from './photo-files';
import type { PhotoForm } from './photo-form.facade';
import { type PhotoFile, PhotosQueries } from './photos.queries';
import { UploadRate } from './upload-rate';

const FULL_RETRY_SECONDS = 10;

type Success = Extract<PhotoUploadAnswer, { status: 'success' }>;

/** What is done with a photo's file, and whom it tells once a row speaks of it. */
type Work<Result> = (file: PhotoFile, taken: () => void) => Promise<Result>;

/** Takes a photo in: it becomes the member's when the task is completed, by a call of its own or by the one that brings it (D23). */
@Injectable()
export class UploadPhotoService {
  readonly #logger = new Logger(UploadPhotoService.name);
  readonly #refused: Counter<'reason'>;

  constructor(
    private readonly pos: PointOfSale,
    private readonly people: PosPeople,
    private readonly unitOfWork: UnitOfWork,
    private readonly images: ImageProcesses,
    private readonly files: PhotoFiles,
    private readonly rate: UploadRate,
    private readonly queries: PhotosQueries,
    registry: Registry,
  ) {
    const help = 'Photos that were not taken, by the code of the answer';
    this.#refused = new Counter({
      name: 'arrival_photos_refused_total',
      help,
      labelNames: ['reason'],
      registers: [registry],
    });
  }

  /** Before the body is read: whose photo it is, and whether there is room for it, which is taken until what it answers is called. */
  admit(principal: Principal, contactId: number): Promise<() => void> {
    return this.#counted(() => this.#admit(principal, contactId));
  }

  /** For a completion that comes later. Throws `contact.unknown` for whoever was erased while the picture was looked at. */
  keep(contactId: number, form: PhotoForm): Promise<Success> {
    return this.bring(form, async (file, taken) => {
      await this.unitOfWork.run(async () => {
        if (!(await this.people.lock(contactId))) throw new DomainError('contact.unknown');
        await this.queries.insertUpload(contactId, file);
      });
      taken();
      const { hash: photoHash } = file;
      return { status: 'success', file: `${photoHash}.jpg`, path: photoPath(contactId, photoHash), photoHash };
    });
  }

  /** First the file, then the row: a row never points at nothing (Q2). A file that is not taken goes again. */
  bring<Result>(form: PhotoForm, work: Work<Result>): Promise<Result> {
    return this.#counted(() => this.#bring(form, work));
  }

  async #counted<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      this.#refused.inc({ reason: error instanceof DomainError ? error.code : 'failure' });
      throw error;
    }
  }

  async #admit(principal: Principal, contactId: number): Promise<() => void> {
    const known = await this.pos.findHeadOf(principal, contactId);
    const leave = await this.rate.take(known ?? (await this.#openHead(principal, contactId)));
    if (!this.images.isFull) return leave;
    leave();
    throw new DomainError('server.busy', { retryAfterSeconds: FULL_RETRY_SECONDS });
  }

  /** Somebody's first call of all, or a member who is not known here yet. */
  async #openHead(principal: Principal, contactId: number): Promise<number> {
    const { headContactId, household } = await this.pos.openHousehold(principal);
    if (household.contacts.some((contact) => contact.contactId === contactId)) return headContactId;
    throw new DomainError('contact.unknown');
  }

  async #bring<Result>(form: PhotoForm, work: Work<Result>): Promise<Result> {
    const file = await this.files.keep(form);
    let mayBeTaken = false;
    const taken = () => {
      mayBeTaken = true;
    };
    try {
      return await work(file, taken);
    } catch (error) {
      // Nobody knows whether the row was written: a file too many is found by night, a lost one is lost.
      mayBeTaken ||= isConnectionLost(error);
      throw error;
    } finally {
      if (!mayBeTaken) await this.#discard(file);
    }
  }

  /** The answer does not depend on it. */
  async #discard({ storageKey }: PhotoFile): Promise<void> {
    try {
      await this.files.discardUnused(storageKey);
    } catch (error) {
      this.#logger.warn({ storageKey, err: error }, 'The file of a photo that was not taken stays');
    }
  }
}
