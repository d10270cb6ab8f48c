import { idSchema } from '@arrival/contracts';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';

/** Whom a call of staff is about, in its path. */
export class GuestParams extends createZodDto(z.object({ contactId: idSchema })) {}
