import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { recordId } from './list-query';

/** `/{id}` of a record that administrators keep. */
export class RecordParams extends createZodDto(z.object({ id: recordId })) {}
