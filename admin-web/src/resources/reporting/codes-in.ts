/** Codes as somebody types or pastes them: between commas, spaces or lines; each once. */
export function codesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((code) => code !== ''))];
}
