import { z } from 'zod';

const ofTheServer = () =>
  z.unknown().optional().meta({ readOnly: true, description: 'As it was answered; no save changes it' });

/**
 * The body of a save, with room for the whole record as GET answered it (spec §7): what only the server keeps (the id, when it was changed,
 * what is linked) is taken and dropped, so that a caller reads, changes one field and sends all back. What no record has is still refused.
 */
export function recordBody<Write extends z.ZodObject, Answered extends z.ZodObject>(write: Write, answered: Answered) {
  const names = Object.keys(answered.shape).filter((name) => !(name in write.shape));
  const body = write.safeExtend(Object.fromEntries(names.map((name) => [name, ofTheServer()])));
  return body.transform((given): z.output<Write> => {
    const written = Object.entries(given).filter(([name]) => !names.includes(name));
    return Object.fromEntries(written) as z.output<Write>;
  });
}
