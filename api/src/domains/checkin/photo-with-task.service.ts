import { type ContactTask, completionRequestSchema } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import { type PhotoForm, readField } from '../photos/photo-form.facade';
import { PhotosFacade } from '../photos/photos.facade';
import { CompletionService } from './completion.service';
import type { CompletionCall } from './completion-request';

/** Who brings a photo does not skip it. */
const taskSchema = completionRequestSchema.extend({ isSkipped: z.literal(false).optional() });

/** A photo and the completion of its task in one call (D20, D23): what is not completed leaves no file. */
@Injectable()
export class PhotoWithTaskService {
  constructor(
    private readonly photos: PhotosFacade,
    private readonly completions: CompletionService,
  ) {}

  /** Before the body is read; the call ends with what this answers. */
  admit(principal: Principal, contactId: number): Promise<() => void> {
    return this.photos.admit(principal, contactId);
  }

  /** The photo task after its completion, as if the photo had been uploaded before. */
  complete(call: Omit<CompletionCall, 'endpoint' | 'body'>, contactId: number, form: PhotoForm): Promise<ContactTask> {
    const task = readField('task', taskSchema, form.fields.get('task') ?? '');
    if (task.contact.contactId !== contactId) {
      const errors = [{ path: 'task.contact.contactId', message: 'This is not whom the photo is for' }];
      throw new DomainError('request.invalid', { errors });
    }
    return this.photos.bring(form, (photo) => {
      const body = { ...task, relatedObject: { photoHash: photo.hash } };
      return this.completions.complete({ ...call, endpoint: '/Photo', body, photo });
    });
  }
}
