import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { JobDefinition } from './job';

export interface JobRun {
  /** The outbox id: the same on every attempt and after a crash, so that a handler can see what is done already. */
  readonly id: string;
  readonly correlationId?: string;
  /** 1 for the first. */
  readonly attempt: number;
  /**
   * Aborted when the run has taken too long, when the process stops (then it begins again elsewhere) and when another worker has taken the job
   * over. A handler with much to do looks at it (`throwIfAborted()`) or hands it on.
   */
  readonly signal: AbortSignal;
  /** Tells how far it is, from 0 to 1. */
  progress(share: number): Promise<void>;
}

/** What a handler answers when trying again is of no use. The job is kept as failed until somebody retries or discards it. */
export interface GaveUp {
  readonly gaveUp: string;
}

/** `reason` is read by people, in the list of failed jobs. */
export const giveUp = (reason: string): GaveUp => ({ gaveUp: reason });

/** Does one kind of job. It may be called more than once for the same id and must not mind. What it throws is tried again. */
export interface JobHandler<Schema extends z.ZodType = z.ZodType> {
  handle(payload: z.output<Schema>, run: JobRun): Promise<void> | Promise<GaveUp | undefined>;
}

const HANDLES = 'arrival:handles-job';

/** Marks the class that does a job. It belongs to a jobs module of the worker root only. */
export function HandlesJob<Schema extends z.ZodType>(definition: JobDefinition<Schema>) {
  return (target: abstract new (...parameters: never[]) => JobHandler<Schema>): void => {
    Injectable()(target);
    Reflect.defineMetadata(HANDLES, definition, target);
  };
}

/** Undefined for a class without `@HandlesJob`. */
export const jobHandledBy = (type: object): JobDefinition | undefined => Reflect.getMetadata(HANDLES, type);
