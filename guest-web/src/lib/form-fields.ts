import { useId } from 'react';
import type { FieldError, FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** A form's fields as they stand on the page: each has an id and says what is wrong with it. */
export function useFormFields<Values extends FieldValues>({
  formState: { errors },
  register,
}: Pick<UseFormReturn<Values>, 'formState' | 'register'>) {
  const prefix = useId();
  const idOf = (name: Path<Values>) => `${prefix}-${name}`;
  const errorOf = (name: Path<Values>) => (errors[name] as FieldError | undefined)?.message;
  const described = (name: Path<Values>) => ({ id: idOf(name), error: errorOf(name) });
  return {
    idOf,
    errorOf,
    described,
    field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      ...described(name),
      ...register(name, options),
    }),
    /** For the summary, in this order: what is wrong, and where. */
    wrong: <Name extends Path<Values>>(
      names: readonly Name[],
      wordsOf: (name: Name, problem: string) => string = (_, problem) => problem,
    ) =>
      names.flatMap((name) => {
        const problem = errorOf(name);
        return problem ? [{ fieldId: idOf(name), message: wordsOf(name, problem) }] : [];
      }),
  };
}
