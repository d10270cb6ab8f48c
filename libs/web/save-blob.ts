const keptMilliseconds = 60_000;

/** Hands what was fetched or made to the browser's downloads. */
export function saveBlob(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMilliseconds);
}
