import { z } from 'zod';
import { taskTypeSchema } from './catalog';
import { memberRegistrationSchema } from './child-registration';
import { completeEndpoints } from './constants';
import { contactSchema } from './contact';
import { photoTaskSchema } from './photo';
import { reasonSchema } from './reason';
import { memberRentalSchema, rentalProfileSchema } from './rental-profile';
import { taskSchema } from './task';
import { waiverSchema } from './waiver';

const endpointWords = z.enum([completeEndpoints[1], completeEndpoints[2], completeEndpoints[3], completeEndpoints[4]]);

/** The part of a task that travels with its contact task (spec §3). */
export const contactTaskTaskSchema = taskSchema.pick({
  name: true,
  posWaiverId: true,
  consolidateWaivers: true,
  customComment: true,
  externalWaiverId: true,
  endEffectiveDate: true,
  isOptional: true,
  enableWetSignature: true,
  enableAgreeCheckbox: true,
  enableTextSignature: true,
});

const contactTaskOf = <T extends z.ZodType>(relatedObject: T) =>
  z.object({
    /** `{locationId}.{activityId}.{taskId}.{contactId}`: all that names a contact task. */
    id: z.string(),
    taskId: z.number().int(),
    taskTypeId: z.number().int(),
    task: contactTaskTaskSchema,
    contact: contactSchema,
    relatedObject,
    isComplete: z.boolean(),
    isReadOnly: z.boolean(),
    isOptional: z.boolean(),
    isSkipped: z.boolean(),
    completeEndpoint: endpointWords,
    reason: reasonSchema,
  });

export const waiverContactTaskSchema = contactTaskOf(waiverSchema);
export const rentalContactTaskSchema = contactTaskOf(rentalProfileSchema);
/** `relatedObject` is null until the member has answers. */
export const childContactTaskSchema = contactTaskOf(memberRegistrationSchema.nullable());
export const photoContactTaskSchema = contactTaskOf(photoTaskSchema);

export type WaiverContactTask = z.infer<typeof waiverContactTaskSchema>;
export type RentalContactTask = z.infer<typeof rentalContactTaskSchema>;
export type ChildContactTask = z.infer<typeof childContactTaskSchema>;
export type PhotoContactTask = z.infer<typeof photoContactTaskSchema>;
export type ContactTask = WaiverContactTask | RentalContactTask | ChildContactTask | PhotoContactTask;

/** POST /api/tasks/ContactTaskGrouping/Location/{locationId} (D19). */
export const groupingRequestSchema = z.strictObject({
  activityId: z.number().int().positive(),
  contactIds: z.array(z.number().int().positive()).min(1).max(50),
  /** `shared`: what members and tasks have in common is sent once, waiver texts and rental lists by their hash (docs/decisions/003). */
  form: z.enum(['whole', 'shared']).default('whole'),
});
export type GroupingRequest = z.input<typeof groupingRequestSchema>;

export const groupingSchema = z.object({
  locationId: z.number().int(),
  activityId: z.number().int(),
  taskTypes: z.array(taskTypeSchema),
  photoContactTasks: z.array(photoContactTaskSchema),
  childRegistrationContactTasks: z.array(childContactTaskSchema),
  rentalProfileContactTasks: z.array(rentalContactTaskSchema),
  waiverContactTasks: z.array(waiverContactTaskSchema),
});
export type Grouping = z.infer<typeof groupingSchema>;

const sharedContactTaskOf = <T extends z.ZodType>(relatedObject: T) =>
  contactTaskOf(relatedObject)
    .omit({ taskTypeId: true, task: true, contact: true, isOptional: true, completeEndpoint: true })
    .extend({
      contactId: z.number().int(),
    });

/** The grouping in which nothing stands twice; `wholeGrouping` makes the other of it. */
export const sharedGroupingSchema = groupingSchema
  .pick({ locationId: true, activityId: true, taskTypes: true })
  .extend({
    tasks: z.array(contactTaskTaskSchema.extend({ id: z.number().int(), taskTypeId: z.number().int() })),
    contacts: z.array(contactSchema),
    /** SHA-256, hex, for /api/rentalprofile/lists/{hash}; null when nobody is asked for a rental profile. */
    rentalListsHash: z.string().nullable(),
    photoContactTasks: z.array(sharedContactTaskOf(photoTaskSchema)),
    childRegistrationContactTasks: z.array(sharedContactTaskOf(memberRegistrationSchema.nullable())),
    rentalProfileContactTasks: z.array(sharedContactTaskOf(memberRentalSchema)),
    waiverContactTasks: z.array(sharedContactTaskOf(waiverSchema)),
  });
export type SharedGrouping = z.infer<typeof sharedGroupingSchema>;
export type SharedTask = SharedGrouping['tasks'][number];

/**
 * POST /api/tasks/contact/complete{completeEndpoint}: the contact task with its related object (D20). What the server
 * served and the caller sends back is accepted and ignored; anything else unknown is refused.
 */
export const completionRequestSchema = z.strictObject({
  id: z.string().regex(/^\d+\.\d+\.\d+\.\d+$/, 'This is not a contact task'),
  taskId: z.number().int().positive(),
  taskTypeId: z.number().int().optional(),
  task: z.looseObject({}).optional(),
  contact: z.looseObject({ contactId: z.number().int().positive() }),
  relatedObject: z.looseObject({}).nullish(),
  isComplete: z.boolean().optional(),
  isReadOnly: z.boolean().optional(),
  isOptional: z.boolean().optional(),
  isSkipped: z.boolean().optional(),
  completeEndpoint: endpointWords.optional(),
  reason: z.looseObject({}).optional(),
});
export type CompletionRequest = z.infer<typeof completionRequestSchema>;
