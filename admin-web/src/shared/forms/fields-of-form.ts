const FIELDS = '.MuiFormControl-root, .MuiFormGroup-root';
const TYPED = 'input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"]';

export const firstField = (place: HTMLElement | null) => place?.querySelector<HTMLElement>(TYPED) ?? undefined;

/** Where the first error of a form is to be mended; none when somebody is at one already. */
export function wrongField(form: HTMLElement | null): HTMLElement | undefined {
  const errors = [...(form?.querySelectorAll('.Mui-error') ?? [])];
  const places = errors.flatMap((error) => error.closest<HTMLElement>(FIELDS) ?? []);
  if (places.some((place) => place.contains(document.activeElement))) return undefined;
  return places.flatMap(
    (place) => place.querySelector<HTMLElement>('[aria-invalid="true"]') ?? firstField(place) ?? [],
  )[0];
}
