/** Browser storage that may be refused (private windows, full disk): reading gives nothing, writing does nothing. */
function guarded(pick: () => Storage) {
  return {
    read<T>(key: string): T | undefined {
      try {
        const text = pick().getItem(key);
        return text === null ? undefined : (JSON.parse(text) as T);
      } catch {
        return undefined;
      }
    },
    write(key: string, value: unknown): void {
      try {
        pick().setItem(key, JSON.stringify(value));
      } catch {
        // The value lives on in memory, as long as the page does.
      }
    },
    remove(key: string): void {
      try {
        pick().removeItem(key);
      } catch {
        // Nothing was kept, so nothing is left behind.
      }
    },
    /** Those that begin with it. */
    keys(prefix: string): string[] {
      try {
        return Object.keys(pick()).filter((key) => key.startsWith(prefix));
      } catch {
        return [];
      }
    },
  };
}

/** Gone with the tab. */
export const tabStorage = guarded(() => sessionStorage);
/** Kept on this phone. */
export const deviceStorage = guarded(() => localStorage);
