import { z } from 'zod';

/** A query of these parameters and no other: a filter that is misspelt would ask for everything without a word. Names are taken as they are written. */
export const knownParameters = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `There is no such parameter. There are ${Object.keys(shape).join(', ')}.`
        : undefined,
  });
