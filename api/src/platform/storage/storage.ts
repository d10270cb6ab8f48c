export const STORAGE = Symbol('STORAGE');

export interface StoredFile {
  readonly key: string;
  readonly writtenAt: Date;
}

/** Where files live. Keys are made by us (`photos/ab12…`), never by a person. */
export interface Storage {
  /** Keeps the bytes so that they survive a crash once this resolves (Q2). */
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Where a process beside us may write the file as `write` would; undefined where files do not lie on a disk. */
  pathOf(key: string): string | undefined;
  /** The bytes, or undefined when there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  /** Removing what is gone already is no error. */
  remove(key: string): Promise<void>;
  /** All files of a folder (`photos/ab`), none when there is no such folder. */
  list(folder: string): Promise<StoredFile[]>;
  /** Removes from a folder (`''` is the one of all) what was begun before that time and never ended, its process killed. */
  removeUnfinished(folder: string, before: Date): Promise<void>;
  /** Bytes that are left, and all of them; undefined where nobody can tell. */
  space(): Promise<{ readonly free: number; readonly total: number } | undefined>;
  /** Throws when files cannot be kept now. */
  check(): Promise<void>;
}

const SAFE_KEY = /^[a-z0-9]+(?:[/._-][a-zA-Z0-9]+)*$/;

/** Refuses a key that could leave its folder. */
export function safeKey(key: string): string {
  if (!SAFE_KEY.test(key) || key.includes('..')) throw new Error('A storage key is not safe');
  return key;
}
