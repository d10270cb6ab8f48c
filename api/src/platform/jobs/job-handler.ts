import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { JobDefinition } from './job';

export interface JobRun {
  /** The outbox id: the same on every attempt and after a crash, so that a handler can see what is done already. */
  readonly id: string;
  readonly correlationId?: string;
  readonly attempt: number;
}

/** Does one kind of job. It may be called more than once for the same id and must not mind. */
export interface JobHandler<Schema extends z.ZodType = z.ZodType> {
  handle(payload: z.output<Schema>, run: JobRun): Promise<void>;
}

const HANDLES = 'arrival:handles-job';

/** Marks the class that does a job. It belongs to a module of the worker root only. */
export function HandlesJob<Schema extends z.ZodType>(definition: JobDefinition<Schema>) {
  return (target: abstract new (...parameters: never[]) => JobHandler<Schema>): void => {
    Injectable()(target);
    Reflect.defineMetadata(HANDLES, definition, target);
  };
}

export const jobHandledBy = (type: object): JobDefinition | undefined => Reflect.getMetadata(HANDLES, type);
